-- With what and from where somebody has signed in before: a sign-in with another device or from another place is mailed to
-- them (decision Y10, docs/decisions/0018). Of the network only a keyed hash of what providers hand out together.
create table known_sign_in (
  account_id   uuid not null references account on delete cascade,
  -- Browser and system in plain words, as a session keeps them; empty where neither is known.
  device       text not null check (char_length(device) <= 80),
  region_hash  bytea not null check (octet_length(region_hash) = 16),
  seen_at      timestamptz not null,
  primary key (account_id, device, region_hash)
);
create index known_sign_in_by_age on known_sign_in (seen_at);
