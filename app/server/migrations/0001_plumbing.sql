create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Search in the Hungarian sense (decision L1): "orsi odon" finds Őrsi Ödön. Marked immutable so that an
-- index may use it; the dictionary is named so that no search_path changes its meaning.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table file (
  id          uuid primary key default gen_random_uuid(),
  key         text not null unique,
  media_type  text not null,
  bytes       integer not null check (bytes >= 0),
  name        text not null,
  created_at  timestamptz not null
);

-- Mails wait here until a job sends them; the job is written in the same transaction (decision L8).
-- Sent mails lose their bodies, because links in them are secrets; without SMTP they stay readable at /dev/mail.
create table mail (
  id          uuid primary key default gen_random_uuid(),
  recipient   text not null,
  template    text not null,
  language    text not null check (language in ('hu', 'en')),
  subject     text not null,
  body_text   text,
  body_html   text,
  created_at  timestamptz not null,
  sent_at     timestamptz
);
create index mail_newest_first on mail (created_at desc);

-- Fixed windows, shared by every process (decision A6). Unlogged: counting does not wait for the disk, and
-- a database that crashed starts counting anew.
create unlogged table throttle (
  key         text not null,
  window_start timestamptz not null,
  hits        integer not null check (hits > 0),
  primary key (key, window_start)
);
create index throttle_oldest_first on throttle (window_start);

-- Append-only (decision L9). No foreign keys: a line outlives what it tells of.
create table audit (
  id          bigint generated always as identity primary key,
  at          timestamptz not null,
  actor_id    uuid,
  act         text not null,
  subject_id  text,
  detail      jsonb not null default '{}'
);
create index audit_by_subject on audit (subject_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
