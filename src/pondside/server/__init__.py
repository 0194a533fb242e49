"""The table on a network: a service that keeps games, shows them to those who may see them, and
takes what they play.

It meets a game only through its `Game` value and a `Match`; it decides no rule.  docs/protocol.md
describes it from outside, docs/server.md how it is run.
"""
