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
    (148, -161, -748, 397),  # turn
    (74, 55, 38, 257),  # water first
    (-60, -38, -10, 297),  # water more
    (72, 48, 14, 77),  # foliage first
    (-42, -53, 18, 142),  # foliage more
    (134, 132, 103, 735),  # shores
    (130, 69, 89, 855),  # smalls
    (265, 181, 17, 171),  # mediums
    (57, 87, 124, 634),  # larges
    (22, -32, -61, 231),  # room
    (88, 86, 464, 636),  # breeders
    (549, 587, 499, 826),  # builders
    (103, 252, 280, 349),  # gardeners
    (54, 321, 403, 833),  # porters
    (51, 18, 164, 288),  # more helpers
    (-96, 192, 55, 31),  # coins first
    (-102, 67, 11, 84),  # coins next
    (-54, -106, -40, -118),  # coins more
    (-60, 123, 161, 38),  # expansions
    (-95, 59, 258, 474),  # lucks
    (56, 70, 80, 153),  # lacks 1
    (-62, 2, 69, 120),  # lacks 2
    (46, 3, 29, 11),  # lacks 3
    (-110, -35, -9, 40),  # lacks more
    (50, 87, 70, 103),  # lily room
    (45, 72, -142, -77),  # bare foliage
    (127, 97, 186, 89),  # rays
    (-231, 41, -23, 20),  # bare shores
    (-54, 122, 178, 325),  # scroll of lilies
    (-44, -131, -47, 54),  # scroll of small koi
    (-21, 26, 117, 273),  # scroll of medium koi
    (-111, -3, -111, 68),  # scroll of large koi
    (170, 134, 289, 288),  # scroll of lanterns
    (-11, 10, 23, -14),  # scroll of wells
    (-79, -21, 17, 100),  # scroll of markets
    (-48, -43, 33, 23),  # scroll of storages
    (117, 10, 82, 131),  # empty
    (-28, -44, 14, 26),  # enclosed
    (92, 95, 377, 249),  # lilies for purple
    (128, 218, 8, 52),  # pair for purple
    (7, 197, 124, 280),  # leaves for branch
    (-32, 36, 18, 8),  # pattern of branch
    (-50, 21, -89, 51),  # branch ready
    (109, 643, 169, 20),  # lantern for bridge
    (146, 69, 110, -31),  # coins for bridge
    (151, 293, 113, -3),  # lanterns for statue
    (32, -46, 62, 89),  # koi for statue
    (113, 114, 172, 12),  # shishi fits
    (111, -21, 14, 45),  # koi for shishi
    (150, 74, 34, 40),  # carp fits
    (-42, 17, 157, 27),  # coins for carp
    (47, 93, -9, -72),  # path open
    (46, 15, 15, 54),  # path next
    (-69, 31, 58, 104),  # koi for willow
    (296, 37, 300, 149),  # willow ready
    (-29, 45, 40, 288),  # wells for fall
    (-12, 26, 119, 70),  # spring filled
    (47, 124, 146, 53),  # scrolls for turtle
    (73, 11, 147, 155),  # turtle ready
)
