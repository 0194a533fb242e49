"""What the things that koi_worth.py counts brought by the end of games that were played out.

Hundredths of a point with so many turns left as KNOTS says; in between in a straight line.  Fitted,
not thought out: counts go together, so a single price is no advice.  Those of a game alone were
changed at random, again and again, and kept when quick games by them ended with more points.
"""

from __future__ import annotations

KNOTS = (1, 4, 10, 24)
CARD_KNOTS = (1, 5, 13, 26)  # alone it is cards, see koi_worth.py
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
    (150, -124, -716, 494),  # turn
    (98, 37, -15, 265),  # water first
    (28, -30, -40, 209),  # water more
    (68, 95, 123, 48),  # foliage first
    (0, -77, -11, 116),  # foliage more
    (119, 161, 91, 658),  # shores
    (246, 44, 48, 771),  # smalls
    (113, 174, 113, 121),  # mediums
    (78, 178, 31, 496),  # larges
    (28, -35, -24, 237),  # room
    (121, 94, 161, 821),  # breeders
    (479, 563, 439, 891),  # builders
    (103, 261, 157, 325),  # gardeners
    (80, 280, 476, 967),  # porters
    (77, 51, 92, 384),  # more helpers
    (-75, 169, 93, 47),  # coins first
    (-96, 17, 23, 104),  # coins next
    (-36, -74, -31, -123),  # coins more
    (-31, 42, 87, 106),  # expansions
    (-79, 73, 272, 329),  # lucks
    (87, 61, 164, 176),  # lacks 1
    (3, 35, 105, 152),  # lacks 2
    (23, 8, 27, -47),  # lacks 3
    (-112, -3, -20, 111),  # lacks more
    (33, 103, 107, 160),  # lily room
    (78, 106, -124, -119),  # bare foliage
    (114, 74, 184, 92),  # rays
    (-170, 81, -41, 2),  # bare shores
    (49, 84, 166, 141),  # scroll of lilies
    (-58, -125, -89, 20),  # scroll of small koi
    (-25, 2, 151, 206),  # scroll of medium koi
    (-105, 19, -55, 77),  # scroll of large koi
    (110, 75, 365, 159),  # scroll of lanterns
    (54, -20, 53, 45),  # scroll of wells
    (-23, -47, 64, 63),  # scroll of markets
    (-66, -109, 18, -39),  # scroll of storages
    (106, -24, 81, 107),  # empty
    (-41, -49, 5, 44),  # enclosed
    (15, 95, 195, 229),  # lilies for purple
    (160, 210, 96, 19),  # pair for purple
    (47, 202, 144, 437),  # leaves for branch
    (78, 81, 79, -8),  # pattern of branch
    (24, 13, 52, -36),  # branch ready
    (93, 394, 117, -19),  # lantern for bridge
    (120, 153, 87, -10),  # coins for bridge
    (225, 258, 132, -32),  # lanterns for statue
    (41, 18, 86, 95),  # koi for statue
    (104, 130, 137, -30),  # shishi fits
    (166, 11, 28, 66),  # koi for shishi
    (71, 53, 52, -51),  # carp fits
    (-60, 78, 174, 74),  # coins for carp
    (57, 72, -24, -63),  # path open
    (73, -12, 56, 58),  # path next
    (175, 192, 98, 142),  # koi for willow
    (183, -30, 368, 172),  # willow ready
    (-1, 405, 1182, 1189),  # wells for fall
    (57, -14, 173, 55),  # spring filled
    (158, 195, 176, 30),  # scrolls for turtle
    (63, -45, 227, 232),  # turtle ready
    (45, 457, 347, 398),  # leaves in pair
    (256, 837, 608, 315),  # lily in pair
    (184, 706, 735, 882),  # leaves for small branch
    (11, 371, 466, 421),  # gardener for leaves
    (-11, 239, 357, 185),  # koi owned
    (-59, -17, 19, 6),  # breeder for koi
)
