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
    (126, -122, -771, 460),  # turn
    (82, 66, 93, 254),  # water first
    (-62, -26, 25, 306),  # water more
    (31, 26, -6, 83),  # foliage first
    (-23, -44, 8, 197),  # foliage more
    (113, 164, 100, 610),  # shores
    (137, 99, 114, 759),  # smalls
    (243, 148, 33, 197),  # mediums
    (29, 76, 126, 746),  # larges
    (33, -45, -88, 339),  # room
    (110, 136, 395, 725),  # breeders
    (498, 649, 589, 721),  # builders
    (51, 218, 237, 338),  # gardeners
    (80, 297, 521, 901),  # porters
    (26, 31, 147, 336),  # more helpers
    (-120, 197, 68, 18),  # coins first
    (-64, 80, 36, 90),  # coins next
    (-51, -101, -48, -98),  # coins more
    (-50, 73, 150, 27),  # expansions
    (-106, 32, 244, 386),  # lucks
    (40, 86, 89, 158),  # lacks 1
    (-60, 18, 59, 126),  # lacks 2
    (37, -22, 2, 56),  # lacks 3
    (-103, -49, -24, 37),  # lacks more
    (53, 70, 49, 97),  # lily room
    (28, 63, -104, -102),  # bare foliage
    (133, 103, 153, 66),  # rays
    (-264, 45, 17, 13),  # bare shores
    (-15, 145, 185, 264),  # scroll of lilies
    (-54, -121, -35, 40),  # scroll of small koi
    (-9, 34, 84, 292),  # scroll of medium koi
    (-103, 6, -88, 79),  # scroll of large koi
    (146, 124, 261, 308),  # scroll of lanterns
    (1, 14, 7, -9),  # scroll of wells
    (-70, -37, -4, 90),  # scroll of markets
    (-40, -60, 40, 25),  # scroll of storages
    (99, 32, 90, 148),  # empty
    (-17, -30, 6, 12),  # enclosed
    (76, 109, 361, 290),  # lilies for purple
    (103, 236, 6, 47),  # pair for purple
    (9, 189, 117, 320),  # leaves for branch
    (-32, 4, 43, 41),  # pattern of branch
    (-39, 8, -113, 42),  # branch ready
    (94, 643, 208, 50),  # lantern for bridge
    (141, 49, 124, -55),  # coins for bridge
    (134, 285, 110, 1),  # lanterns for statue
    (33, -25, 73, 102),  # koi for statue
    (94, 133, 210, 36),  # shishi fits
    (104, 22, -16, 0),  # koi for shishi
    (164, 59, 36, 51),  # carp fits
    (-24, -14, 169, 5),  # coins for carp
    (54, 69, -12, -68),  # path open
    (40, 12, -6, 68),  # path next
    (-86, -4, 48, 108),  # koi for willow
    (223, 31, 274, 193),  # willow ready
    (-24, 71, 51, 289),  # wells for fall
    (-11, 43, 131, 98),  # spring filled
    (49, 133, 121, 77),  # scrolls for turtle
    (120, -17, 207, 139),  # turtle ready
)
