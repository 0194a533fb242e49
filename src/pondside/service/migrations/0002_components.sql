-- Owners' component files that tables were made with.

CREATE TABLE components (
    digest TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL, -- of the file, for people
    text TEXT NOT NULL,
    PRIMARY KEY (digest, game)
) STRICT, WITHOUT ROWID;
