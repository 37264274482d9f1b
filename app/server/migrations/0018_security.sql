-- What the wire names a session by, and what it was opened with: browser and system in plain words, never the header.
alter table session add column id uuid not null default gen_random_uuid();
alter table session add column device text check (char_length(device) between 1 and 80);
create unique index one_session_per_id on session (id);

alter table account add constraint one_role_per_account unique (id, role);

-- A second factor (RFC 6238): begun when its key was shown, on once a first code was right.
create table second_factor (
  account_id      uuid primary key,
  role            text not null,
  -- AES-256-GCM with a key made from SECRET; holds for this account alone.
  sealed_key      bytea not null,
  created_at      timestamptz not null,
  confirmed_at    timestamptz,
  -- Half minutes since 1970: a code is good once, and none before it afterwards.
  last_used_step  integer,
  constraint only_staff_have_a_second_factor check (role in ('OFFICE', 'UNIVERSITY')),
  constraint a_second_factor_has_the_role_of_its_account foreign key (account_id, role) references account (id, role),
  constraint a_confirmed_second_factor_has_used_a_code check ((confirmed_at is null) = (last_used_step is null))
);

create table recovery_code (
  account_id  uuid not null references second_factor on delete cascade,
  code_hash   bytea not null,
  used_at     timestamptz,
  primary key (account_id, code_hash)
);

-- Whether staff must set one up depends on it: other processes drop what they remember.
create function tell_second_factor_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', coalesce(new.account_id, old.account_id)::text);
  return null;
end $$;
create trigger second_factor_changed after delete or update of confirmed_at on second_factor
  for each row execute function tell_second_factor_change();
