-- Guests, tables, seats and the lines of tables.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE, -- SHA-256 of what the cookie holds
    previous BLOB UNIQUE, -- the secret before, until the new one has been heard from
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL, -- JSON
    settings TEXT NOT NULL, -- JSON
    rules INTEGER NOT NULL,
    data TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    watch TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    to_act INTEGER,
    steps INTEGER NOT NULL,
    undo_used INTEGER NOT NULL,
    finished TEXT -- JSON: outcome, sheets and record; NULL while the game runs
) STRICT;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT REFERENCES guests (id),
    name TEXT NOT NULL,
    bot TEXT,
    invite TEXT,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_guest ON seats (guest, table_number);

CREATE TABLE lines (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    version INTEGER NOT NULL,
    line TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_number, version)
) STRICT, WITHOUT ROWID;
