"""What the parts of the house say to each other: messages of a table, and the bots' language.

Said once, in Python; the client imports it and the page's types are made from it.
"""
