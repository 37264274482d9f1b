-- Codes mailed to somebody who proves a mailbox past a limit (decision A6). The hash is keyed and covers what the
-- code is for, whose it is and who may use it; nothing else about them is kept.
create table mailed_code (
  code_hash   bytea primary key,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  uses        integer not null default 0,
  constraint a_code_is_tried_ten_times_at_most check (uses between 0 and 10)
);
create index mailed_code_by_end on mailed_code (expires_at);

-- Sign-ins that were refused: one row an hour for each account, address and reason, all of them keyed hashes, so
-- that a flood fills no disk. Empty keys stand for all that were too many to have a row of their own.
create table sign_in_refusal (
  hour         timestamptz not null,
  address_key  bytea not null,
  account_key  bytea not null,
  reason       text not null,
  -- The last one.
  at           timestamptz not null,
  times        integer not null,
  constraint a_refusal_happened_at_least_once check (times > 0),
  primary key (hour, address_key, account_key, reason)
);
