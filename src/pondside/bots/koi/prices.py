"""What the things that promises.py counts brought by the end of games that were played out.

Hundredths of a point with so many turns left as KNOTS says; in between in a straight line.  Fitted,
not thought out: counts go together, so a single price is no advice.  Those of a game alone were
changed at random, again and again, towards what quick games by them ended with more points for.
"""

from __future__ import annotations

KNOTS = (1, 4, 10, 24)
CARD_KNOTS = (1, 5, 13, 26)  # alone it is cards, see promises.py
TOGETHER = (
    (-182, -208, 574, 2805),  # turn
    (94, 107, 75, 306),  # water first
    (-19, 21, -9, 315),  # water more
    (54, 269, 238, 220),  # foliage first
    (-21, 15, 26, 276),  # foliage more
    (28, 88, 21, 1070),  # shores
    (115, 138, 202, 505),  # smalls
    (84, 31, -4, 739),  # mediums
    (55, 32, 39, 1003),  # larges
    (-45, -31, -4, 346),  # room
    (60, 133, 333, 720),  # breeders
    (273, 430, 642, 1063),  # builders
    (81, 309, 611, 702),  # gardeners
    (61, 202, 407, 738),  # porters
    (17, 15, 124, 310),  # more helpers
    (-12, 40, 32, 59),  # coins first
    (-36, -30, -43, 62),  # coins next
    (-65, -114, -51, -45),  # coins more
    (-3, 18, 195, -231),  # expansions
    (-140, 101, 172, 422),  # lucks
    (80, 83, 125, 93),  # lacks 1
    (11, 61, 105, 117),  # lacks 2
    (-3, 51, 72, 130),  # lacks 3
    (-4, 1, 22, 9),  # lacks more
    (56, 65, 118, 137),  # lily room
    (-28, -11, -50, -167),  # bare foliage
    (86, 80, 84, 21),  # rays
    (-187, -106, -145, 305),  # bare shores
    (11, 86, 166, 202),  # scroll of lilies
    (43, -15, 21, 117),  # scroll of small koi
    (-22, -10, 41, 343),  # scroll of medium koi
    (-32, -12, -40, 201),  # scroll of large koi
    (50, 147, 189, 150),  # scroll of lanterns
    (-50, -49, -46, 95),  # scroll of wells
    (-40, 4, 119, 116),  # scroll of markets
    (-26, -27, 37, 191),  # scroll of storages
    (5, 28, 63, 163),  # empty
    (28, 67, 108, -43),  # enclosed
    (41, 160, 300, 157),  # lilies for purple
    (126, 177, 49, 18),  # pair for purple
    (23, 164, 334, 229),  # leaves for branch
    (6, 28, 44, 39),  # pattern of branch
    (7, -10, -106, -26),  # branch ready
    (133, 219, 154, -73),  # lantern for bridge
    (10, 18, 64, 2),  # coins for bridge
    (66, 172, 95, -53),  # lanterns for statue
    (-6, 2, 88, 167),  # koi for statue
    (52, 72, 17, -195),  # shishi fits
    (9, 27, 61, -50),  # koi for shishi
    (66, 46, 73, 5),  # carp fits
    (7, 12, 46, -121),  # coins for carp
    (0, 57, 47, -82),  # path open
    (26, 24, 48, 44),  # path next
    (22, 57, 88, 93),  # koi for willow
    (147, 214, 199, 199),  # willow ready
    (4, -49, 59, 315),  # wells for fall
    (1, 12, 39, 120),  # spring filled
    (36, 37, 135, -54),  # scrolls for turtle
    (94, 122, 103, 233),  # turtle ready
)
ALONE = (
    (326, -154, -540, 717),  # turn
    (78, 63, 15, 241),  # water first
    (38, -100, -22, 245),  # water more
    (57, 105, 114, 100),  # foliage first
    (25, -62, -3, 121),  # foliage more
    (-46, 304, 35, 629),  # shores
    (282, 58, 117, 633),  # smalls
    (240, 220, 209, 13),  # mediums
    (128, 111, 88, 384),  # larges
    (21, -15, -32, 229),  # room
    (63, 486, 355, 734),  # breeders
    (286, 878, 758, 1069),  # builders
    (88, 258, 245, 388),  # gardeners
    (-57, 455, 619, 692),  # porters
    (185, 32, 135, 432),  # more helpers
    (-63, 88, 97, 49),  # coins first
    (-64, 36, 6, 82),  # coins next
    (-44, -80, 55, -161),  # coins more
    (-32, 45, 103, 107),  # expansions
    (-226, 27, 392, 425),  # lucks
    (22, 118, 164, 236),  # lacks 1
    (-10, 42, 96, 158),  # lacks 2
    (-21, 9, 12, -30),  # lacks 3
    (-101, 20, -30, 113),  # lacks more
    (-35, 162, 124, 233),  # lily room
    (30, 114, -117, -92),  # bare foliage
    (71, 106, 131, 229),  # rays
    (-160, 53, -27, -9),  # bare shores
    (84, 143, 167, 120),  # scroll of lilies
    (-120, -120, -43, 40),  # scroll of small koi
    (4, -39, 123, 182),  # scroll of medium koi
    (-64, -6, -83, 88),  # scroll of large koi
    (33, -78, 455, 95),  # scroll of lanterns
    (59, 2, 23, 50),  # scroll of wells
    (-10, -31, 49, 86),  # scroll of markets
    (-43, -84, 15, -26),  # scroll of storages
    (15, 7, 115, 129),  # empty
    (-48, -108, -8, 46),  # enclosed
    (62, 10, 167, 164),  # lilies for purple
    (222, 260, 92, -5),  # pair for purple
    (6, 188, 181, 430),  # leaves for branch
    (60, 86, 60, 7),  # pattern of branch
    (38, -2, 54, -34),  # branch ready
    (84, 410, 268, -177),  # lantern for bridge
    (187, 124, 88, -6),  # coins for bridge
    (180, 384, 27, -34),  # lanterns for statue
    (45, 6, 61, 105),  # koi for statue
    (176, 193, 205, -11),  # shishi fits
    (207, -36, 29, 64),  # koi for shishi
    (95, 12, 16, -75),  # carp fits
    (-56, 76, 214, 125),  # coins for carp
    (77, 93, -49, -27),  # path open
    (79, -4, 59, 57),  # path next
    (192, 234, 207, 170),  # koi for willow
    (212, -7, 407, 158),  # willow ready
    (-383, 688, 968, 1033),  # wells for fall
    (22, 21, 213, 99),  # spring filled
    (207, 173, 132, 52),  # scrolls for turtle
    (-48, -90, 267, 387),  # turtle ready
    (258, 483, 296, 284),  # leaves in pair
    (448, 1228, 838, 683),  # lily in pair
    (116, 810, 839, 1080),  # leaves for small branch
    (53, 513, 214, 357),  # gardener for leaves
    (27, 218, 368, 150),  # koi owned
    (-45, -34, 43, -19),  # breeder for koi
)
