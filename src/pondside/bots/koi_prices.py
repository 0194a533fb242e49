"""What the things that koi_worth.py counts brought by the end of games that were played out.

Hundredths of a point with so many turns left as KNOTS says; in between in a straight line.  Fitted,
not thought out: counts go together, so a single price is no advice.
"""

from __future__ import annotations

KNOTS = (1, 4, 10, 24)
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
