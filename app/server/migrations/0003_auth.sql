create table account (
  id             uuid primary key default gen_random_uuid(),
  role           text not null check (role in ('STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY')),
  email          text not null check (email = lower(email)),
  username       text,
  surname        text not null check (char_length(surname) between 1 and 60),
  firstname      text not null check (char_length(firstname) between 1 and 60),
  neptun         text check (neptun ~ '^[A-Z0-9]{6}$'),
  university_id  text references university,
  password_hash  text,
  language       text not null default 'hu' check (language in ('hu', 'en')),
  personality    text check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  picture_id     uuid references file,
  disabled_at    timestamptz,
  -- A rejected registration gives its email, username and Neptun code back (decision A2).
  released_at    timestamptz,
  created_at     timestamptz not null,
  search_text    text generated always as (
    fold(surname || ' ' || firstname || ' ' || email || ' ' || coalesce(neptun, ''))) stored,
  constraint students_and_coordinators_have_a_university
    check ((role in ('STUDENT', 'UNIVERSITY')) = (university_id is not null)),
  constraint only_students_have_a_neptun_code check (neptun is null or role = 'STUDENT'),
  constraint only_students_have_a_personality check (personality is null or role = 'STUDENT'),
  unique (id, university_id)
);
create unique index one_live_account_per_email on account (email) where released_at is null;
create unique index one_live_account_per_username on account (lower(username)) where released_at is null;
create unique index one_live_account_per_neptun_code on account (neptun) where released_at is null;
create index account_search on account using gin (search_text gin_trgm_ops);

create table session (
  token_hash   bytea primary key,
  account_id   uuid not null references account,
  address_hash bytea not null,
  created_at   timestamptz not null,
  seen_at      timestamptz not null,
  ends_at      timestamptz not null
);
create index session_by_account on session (account_id);

-- Where a person has signed in from before; stays open to her while others guess at her password (decision A6).
create table known_address (
  account_id    uuid not null references account,
  address_hash  bytea not null,
  primary key (account_id, address_hash)
);

-- Secrets sent by mail, hashed, bound to a purpose, used once (decision A4).
create table access_token (
  token_hash  bytea primary key,
  purpose     text not null check (purpose in ('verify-email', 'reset-password', 'invitation')),
  account_id  uuid not null references account,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index access_token_by_account on access_token (account_id, purpose);

-- Other processes drop their cached sessions when this tells them to.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on session
  for each row execute function tell_session_change();

create function tell_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', new.id::text);
  return null;
end $$;
create trigger account_changed after update on account
  for each row execute function tell_account_change();

create function tell_programme_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('programme', '');
  return null;
end $$;
create trigger semester_changed after insert or update on semester
  for each statement execute function tell_programme_change();
create trigger university_changed after insert or update on university
  for each statement execute function tell_programme_change();
