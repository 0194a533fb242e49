-- The next game of the same people: at most one of each finished table.

ALTER TABLE tables ADD COLUMN follows INTEGER REFERENCES tables (number); -- the table before

CREATE UNIQUE INDEX next_of_table ON tables (follows) WHERE follows IS NOT NULL;
