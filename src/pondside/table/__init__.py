"""A table: a match that several play, who may see and do what at it, and what they are told.

Pure Python and asyncio.  It knows no network, no files and no processes (`around.py` says what it
must be given), so it runs wherever Python does; it meets a game only through its `Game` value and a
`Match`, and decides no rule.
"""
