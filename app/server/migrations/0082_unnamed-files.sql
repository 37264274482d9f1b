-- Files that no row names any more and that are kept for a while all the same: a database restored to a moment before finds them.
create table unnamed_file (
  key     text primary key,
  seen_at timestamptz not null
);
