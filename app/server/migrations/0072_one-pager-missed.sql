-- Until which deadline the students of a semester who had completed everything and handed in no one-pager have been written
-- to (decision Y10), and who was: nobody reads it twice, also where the office moves the deadline.
create table one_pager_reckoning (
  semester_id  uuid primary key references semester on delete cascade,
  deadline     timestamptz not null
);
create table one_pager_missed (
  account_id   uuid not null references account on delete cascade,
  semester_id  uuid not null references semester on delete cascade,
  told_at      timestamptz not null,
  primary key (account_id, semester_id)
);
create index one_pager_missed_by_semester on one_pager_missed (semester_id);
