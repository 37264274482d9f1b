-- Who has a part of the course open to write it, so that others see it; a row lives for less than a minute after its last sign.
create table content_presence (
  thing_id    uuid not null,
  account_id  uuid not null references account on delete cascade,
  since       timestamptz not null,
  seen_at     timestamptz not null,
  primary key (thing_id, account_id),
  constraint somebody_is_seen_after_they_came check (seen_at >= since)
);
create index content_presence_by_account on content_presence (account_id, seen_at desc);
create index content_presence_by_seen on content_presence (seen_at);
