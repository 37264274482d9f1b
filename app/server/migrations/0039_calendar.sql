-- The address at which somebody's calendar fetches events and deadlines (decision N3).
create table calendar_address (
  account_id  uuid primary key references account on delete cascade,
  -- What a calendar sends is looked up by its hash; the settings page shows it again from what is sealed with SECRET.
  code_hash   bytea not null check (octet_length(code_hash) = 32),
  sealed_code bytea not null,
  made_at     timestamptz not null,
  constraint one_calendar_address_per_code unique (code_hash)
);
