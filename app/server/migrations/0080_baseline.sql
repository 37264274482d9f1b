-- The whole database as the first eighty migrations made it. An empty database begins here; one that has applied all
-- eighty counts as having applied this file (platform/server/migrate.ts). Functions that change are in app/server/functions.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Search in the Hungarian sense (decision L1): "orsi odon" finds Őrsi Ödön. Marked immutable so that an
-- index may use it; the dictionary is named so that no search_path changes its meaning.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- What people call themselves stands in mails to others: no digits, no addresses, no lines, nothing invisible.
create function without_strange_signs(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(name, nfc),
    '[[:digit:][:cntrl:]/@:<>\\\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g');

-- Usernames that look alike are one: without case and accents, and with 0, 1 and i as o and l.
create function username_skeleton(username text) returns text
  language sql immutable strict parallel safe
  return translate(fold(username), '01i', 'oll');

-- Latin letters without those that look like others (dotless i, kra), Arabic digits, and single marks between them.
create function is_username(value text) returns boolean language sql immutable strict parallel safe
  return value is nfkc normalized and char_length(value) between 3 and 30
    and value ~ '^[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u0218-\u021b\u1ea0-\u1ef9._-]+$'
    and value !~ '^[._-]|[._-]{2}|[._-]$';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- # The platform: files, mail, audit, keys

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
  id           uuid primary key default gen_random_uuid(),
  recipient    text not null,
  template     text not null,
  language     text not null check (language in ('hu', 'en')),
  subject      text not null,
  body_text    text,
  body_html    text,
  created_at   timestamptz not null,
  sent_at      timestamptz,
  -- A mail that a post office refused for good is not tried again: what it answered, and when. Its body is gone as if sent.
  refused_at   timestamptz,
  refusal      smallint check (refusal between 500 and 599),
  -- The office is told of mails that were not taken: what the server answered in its own words, how often it was tried, and
  -- that there was no mail server when its turn came, so that a later start sends it.
  answer       text constraint an_answer_of_a_mail_server_is_short check (char_length(answer) between 1 and 200),
  tries        integer not null default 0 constraint a_mail_is_tried_from_zero_on check (tries >= 0),
  failed_at    timestamptz,
  failure      smallint,
  kept_at      timestamptz,
  -- What the queue no longer tries is told from what waits: a mail that failed at its last try, and one whose text was
  -- forgotten before it left. A mail has one outcome at most.
  given_up_at  timestamptz,
  constraint a_refused_mail_has_its_code check ((refused_at is null) = (refusal is null)),
  constraint a_mail_is_sent_or_refused check (sent_at is null or refused_at is null),
  constraint a_failed_try_is_counted check (failed_at is null or tries > 0),
  constraint a_failure_has_its_time check (failure is null or failed_at is not null),
  constraint a_kept_mail_is_neither_sent_nor_refused check (kept_at is null or coalesce(sent_at, refused_at) is null),
  constraint a_mail_has_one_outcome check (num_nonnulls(sent_at, refused_at, kept_at, given_up_at) <= 1),
  constraint a_mail_without_its_text_is_over
    check (body_text is not null or num_nonnulls(sent_at, refused_at, given_up_at) = 1)
);
create index mail_newest_first on mail (created_at desc);
create index mail_of_recipient on mail (recipient, created_at desc);
create index mail_not_taken on mail (created_at) where sent_at is null;

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
-- The office reads the audit: newest first, of some acts, or of one person.
create index audit_newest_first on audit (at desc, id desc);
create index audit_by_act on audit (act, at desc, id desc);
create index audit_by_actor on audit (actor_id, at desc, id desc) where actor_id is not null;

create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
-- The trigger above does not see a truncate, which takes every line at once.
create trigger audit_is_never_truncated before truncate on audit
  for each statement execute function refuse_change();

-- Fixed windows, shared by every process (decision A6). Unlogged: counting does not wait for the disk, and
-- a database that crashed starts counting anew.
create unlogged table throttle (
  key           text not null,
  window_start  timestamptz not null,
  hits          integer not null check (hits > 0),
  primary key (key, window_start)
);
create index throttle_oldest_first on throttle (window_start);

-- Addresses of downloads that may be used once (decision L11), by their random part; forgotten after a day.
create table spent_address (
  once  text primary key,
  at    timestamptz not null
);

-- Key pairs that the product makes for itself (decision T5). A retired one stays: what it signed can still be checked.
create table kept_key (
  id              uuid primary key,
  -- What it is for, as 'certificate'.
  purpose         text not null check (purpose ~ '^[a-z-]{1,40}$'),
  -- SubjectPublicKeyInfo (DER).
  public_key      bytea not null,
  -- PKCS #8 (DER), AES-256-GCM with a key made from SECRET; opens for this row alone.
  sealed_private  bytea not null,
  created_at      timestamptz not null,
  retired_at      timestamptz,
  constraint a_key_is_retired_after_it_was_made check (retired_at >= created_at)
);
create unique index one_current_key_per_purpose on kept_key (purpose) where retired_at is null;
create index kept_key_by_purpose on kept_key (purpose, created_at);

-- A request knows one time, from before it waits for anybody's lock, and each process has its own clock: what follows
-- something is never dated before it. Runs only where a time would be.
create function date_no_earlier() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], to_jsonb(new) -> tg_argv[1]));
end $$;
create trigger times_are_in_order before insert or update on kept_key for each row
  when (new.retired_at < new.created_at) execute function date_no_earlier('retired_at', 'created_at');

-- Which of the keys in the settings is in use, by a fingerprint that leads back to none, and since when: what the one
-- before has signed is taken for an hour from then on (decision Y11).
create table key_in_use (
  name         text primary key check (name in ('SECRET', 'EXAM_PROVIDER_KEY')),
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  since        timestamptz not null
);

-- What filled this database at its first start: a demonstration, whose passwords anybody can read, is never a real programme.
create table deployment (
  one_row      boolean primary key default true check (one_row),
  filled_with  text not null check (filled_with in ('demonstration', 'course')),
  filled_at    timestamptz not null,
  -- When the office had gone through the checklist of a new installation.
  set_up_at    timestamptz
);

-- # Universities and accounts

create table university (
  id          text constraint one_university_per_short_name primary key check (id ~ '^[a-z]{2,10}$'),
  name        text not null check (char_length(name) between 1 and 120),
  -- Nobody new belongs to a retired university; whoever does already stays (docs/decisions/0014).
  retired_at  timestamptz
);
create unique index one_university_per_name on university (lower(regexp_replace(name, '\s+', ' ', 'g')));

create function tell_programme_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('programme', '');
  return null;
end $$;
create trigger university_changed after insert or update on university
  for each statement execute function tell_programme_change();

create table account (
  id                     uuid primary key default gen_random_uuid(),
  role                   text not null check (role in ('STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY')),
  email                  text not null check (email = lower(email)),
  username               text,
  surname                text not null check (char_length(surname) between 1 and 60),
  firstname              text not null check (char_length(firstname) between 1 and 60),
  neptun                 text check (neptun ~ '^[A-Z0-9]{6}$'),
  university_id          text references university,
  password_hash          text,
  language               text not null default 'hu' check (language in ('hu', 'en')),
  personality            text check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  picture_id             uuid references file,
  disabled_at            timestamptz,
  -- A rejected registration gives its email, username and Neptun code back (decision A2).
  released_at            timestamptz,
  created_at             timestamptz not null,
  -- An address that nobody has proven holds no username and no Neptun code; only one account may wait on it.
  is_address_proven      boolean not null default true,
  former_names           text not null default '',
  -- Lists of students are in the order of their names.
  sort_name              text collate "hu-x-icu"
    generated always as (surname || ' ' || firstname) stored,
  -- Whether somebody has been let in: false while a registration waits or is rejected. Asked of the registration, a count of
  -- 1,000 students costs as many look-ups.
  is_admitted            boolean not null default true,
  -- Certificates (decisions C8, T5). Printed on request only (decision A9).
  identity_card          text check (identity_card ~ '^[A-Z]{2}[0-9]{6}$'),
  -- Decision T2: a student's place among all, and the ones next to it.
  is_named_in_ranking    boolean not null default true,
  search_text            text generated always as (
    fold(surname || ' ' || firstname || ' ' || email || ' ' || coalesce(username, '') || ' ' || coalesce(neptun, '') || ' '
      || former_names)) stored,
  -- Decision A9: in which a student can be spoken to.
  first_language         text check (first_language ~ '^[a-z]{2}$'),
  second_language        text check (second_language ~ '^[a-z]{2}$'),
  -- Whether they are suggested to others, and others to them.
  is_suggested           boolean not null default true,
  -- The name of a confirmed student is the one that staff have let in, corrected or agreed to (decision Y1). Null: the
  -- registration's decision or the invitation stands for it.
  name_confirmed_by      uuid references account,
  name_confirmed_at      timestamptz,
  -- Mentors see the address of a member of their teams who allows it (decision Y2).
  shows_email_to_mentor  boolean not null default false,
  constraint students_and_coordinators_have_a_university
    check ((role in ('STUDENT', 'UNIVERSITY')) = (university_id is not null)),
  constraint only_students_have_a_neptun_code check (neptun is null or role = 'STUDENT'),
  constraint only_students_have_a_personality check (personality is null or role = 'STUDENT'),
  unique (id, university_id),
  constraint a_name_has_no_digits_lines_addresses_or_invisible_signs
    check (surname = without_strange_signs(surname) and firstname = without_strange_signs(firstname)),
  constraint a_username_is_latin_with_single_marks_between
    check (is_username(username)),
  constraint one_role_per_account unique (id, role),
  constraint only_students_have_an_identity_card
    check (identity_card is null or role = 'STUDENT'),
  constraint two_languages_of_a_student_differ check (first_language <> second_language),
  constraint a_second_language_has_a_first check (second_language is null or first_language is not null),
  constraint only_students_have_spoken_languages check (first_language is null or role = 'STUDENT'),
  constraint a_confirmed_name_has_a_time_and_a_person
    check ((name_confirmed_by is null) = (name_confirmed_at is null) and name_confirmed_by <> id)
);
create unique index one_live_account_per_email on account (email) where released_at is null;
create unique index one_live_account_per_username on account (username_skeleton(username))
  where released_at is null and is_address_proven;
create unique index one_live_account_per_neptun_code on account (neptun)
  where released_at is null and is_address_proven;
-- Sign-in looks for the live account of an address, or its newest rejected one; the unique index holds the live ones
-- alone, so that without this one each sign-in and each wrong guess reads every account.
create index account_by_email on account (email, released_at desc);
-- Whoever deletes or renames the row that a foreign key refers to looks for the rows that refer to it
-- (testing/server/indexes.test.ts).
create index account_by_picture on account (picture_id) where picture_id is not null;
create index account_by_university on account (university_id) where university_id is not null;
create index student_by_name on account (sort_name, id) where role = 'STUDENT' and released_at is null;
create index student_by_university_and_name on account (university_id, sort_name, id)
  where role = 'STUDENT' and released_at is null;
create index mentor_by_name on account (sort_name, id) where role = 'MENTOR' and released_at is null;
create index admitted_student_by_name on account (sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
create index admitted_student_by_university_and_name on account (university_id, sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
create index admitted_student_by_personality_and_name on account (personality, sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
-- The list of accounts: of all, of a role, of a university, and the disabled ones.
create index account_by_name on account (sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index account_by_role_and_name on account (role, sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index account_by_university_and_name on account (university_id, sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index disabled_account_by_name on account (sort_name, id)
  where disabled_at is not null and released_at is null and is_admitted and password_hash is not null;
-- Projects are found unless their owner is disabled. Few are: without an index a list reads every account to know them.
create index disabled_account on account (id) where disabled_at is not null;
create index account_search on account using gin (university_id, search_text gin_trgm_ops);
-- Open invitations: 1.7 ms instead of 4.7 where 5,000 are. Whose nobody has taken up is told by this index alone.
create index account_not_taken_up on account (id) where password_hash is null and released_at is null;
-- Students with some modules: 2.7 ms instead of 3.8 among 100,000. Standings meet their students in the index alone.
create index admitted_student on account (id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
create index account_by_name_confirmer on account (name_confirmed_by) where name_confirmed_by is not null;

create function tell_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', new.id::text);
  return null;
end $$;
create trigger account_changed after update on account
  for each row execute function tell_account_change();

create function tell_one_pager_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('one_pager', '');
  return null;
end $$;
-- What is counted by university is counted anew when a student changes it or is let go.
create trigger account_university_changes after update of university_id, released_at on account
  for each statement execute function tell_one_pager_change();

-- Whoever joins and whoever retires wait for each other here.
create function refuse_retired_university() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.university_id is not distinct from old.university_id then
    return new;
  end if;
  perform from university where id = new.university_id and retired_at is null for share;
  if not found and exists (select from university where id = new.university_id) then
    raise exception 'nobody joins a retired university'
      using errcode = 'check_violation', constraint = 'nobody_joins_a_retired_university';
  end if;
  return new;
end $$;
create trigger account_joins_no_retired_university before insert or update of university_id on account
  for each row when (new.university_id is not null) execute function refuse_retired_university();

-- Of two members of the office who disable each other at the same moment, the second one finds nobody left.
create function keep_an_office() returns trigger language plpgsql as $$
begin
  perform from account where role = 'OFFICE' and disabled_at is null and released_at is null
    and password_hash is not null and id <> new.id for update;
  if not found then
    raise exception 'the office keeps an active account'
      using errcode = 'check_violation', constraint = 'the_office_keeps_an_active_account';
  end if;
  return new;
end $$;
create trigger office_keeps_an_active_account before update of disabled_at on account
  for each row when (new.role = 'OFFICE' and old.disabled_at is null and new.disabled_at is not null)
  execute function keep_an_office();

create function give_search_text() returns trigger language plpgsql as $$
begin
  update registration set search_text = new.search_text
  where account_id = new.id and search_text is distinct from new.search_text;
  return null;
end $$;
create trigger account_gives_search_text after update of search_text on account
  for each row execute function give_search_text();

create function give_owner_name() returns trigger language plpgsql as $$
begin
  update project set owner_name = new.surname || ' ' || new.firstname where owner_id = new.id;
  return null;
end $$;
create trigger account_gives_owner_name after update of surname, firstname on account
  for each row when ((old.surname, old.firstname) is distinct from (new.surname, new.firstname))
  execute function give_owner_name();

-- Nobody but staff changes the name of a confirmed student (decision Y1).
create function refuse_unconfirmed_name() returns trigger language plpgsql as $$
begin
  if new.name_confirmed_at is not distinct from old.name_confirmed_at
    or not exists (select from account where id = new.name_confirmed_by
      and (role = 'OFFICE' or role = 'UNIVERSITY' and university_id = old.university_id)) then
    raise exception 'the name of a confirmed student is the one that staff confirmed'
      using errcode = 'check_violation', constraint = 'the_name_of_a_confirmed_student_is_confirmed_by_staff';
  end if;
  return null;
end $$;
create trigger the_name_of_a_confirmed_student_is_confirmed_by_staff
  after update of surname, firstname on account
  for each row when (old.role = 'STUDENT' and old.is_admitted and old.released_at is null
    and old.password_hash is not null
    and (new.surname, new.firstname) is distinct from (old.surname, old.firstname))
  execute function refuse_unconfirmed_name();

create function give_student() returns trigger language plpgsql as $$
begin
  update introduction set sort_name = new.sort_name, personality = new.personality,
    is_here = new.disabled_at is null and new.released_at is null, university_id = new.university_id,
    first_language = new.first_language, second_language = new.second_language
  where account_id = new.id;
  return null;
end $$;
create trigger account_gives_student
  after update of surname, firstname, personality, disabled_at, released_at, university_id, first_language, second_language
  on account for each row
  when ((old.sort_name, old.personality, old.disabled_at, old.released_at, old.university_id, old.first_language, old.second_language)
    is distinct from
    (new.sort_name, new.personality, new.disabled_at, new.released_at, new.university_id, new.first_language, new.second_language))
  execute function give_student();

create function give_mentor() returns trigger language plpgsql as $$
begin
  update mentor_profile set sort_name = new.sort_name where account_id = new.id;
  return null;
end $$;
create trigger account_gives_mentor after update of surname, firstname on account
  for each row when (new.role = 'MENTOR' and old.sort_name is distinct from new.sort_name)
  execute function give_mentor();

-- What people were called before they renamed themselves; staff read it and find them by it.
create table former_name (
  account_id  uuid not null references account,
  surname     text not null,
  firstname   text not null,
  until       timestamptz not null,
  primary key (account_id, surname, firstname)
);

create function tell_former_names() returns trigger language plpgsql as $$
begin
  update account set former_names = coalesce((
    select string_agg(surname || ' ' || firstname, ' ' order by until)
    from former_name where account_id = coalesce(new.account_id, old.account_id)), '')
  where id = coalesce(new.account_id, old.account_id);
  return null;
end $$;
create trigger former_names_are_searched after insert or update or delete on former_name
  for each row execute function tell_former_names();

create table name_change (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account,
  surname        text not null,
  firstname      text not null,
  -- The name that stood when it was asked for.
  was_surname    text not null,
  was_firstname  text not null,
  reason         text not null check (char_length(reason) between 1 and 1000),
  at             timestamptz not null,
  status         text not null default 'WAITING' check (status in ('WAITING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  ended_at       timestamptz check (ended_at >= at),
  decided_by     uuid references account,
  rejection      text check (char_length(rejection) between 1 and 1000),
  constraint a_requested_name_is_one
    check (surname = without_strange_signs(surname) and firstname = without_strange_signs(firstname)),
  constraint a_name_change_that_does_not_wait_has_its_time check ((status = 'WAITING') = (ended_at is null)),
  constraint a_decided_name_change_has_its_decider
    check ((status in ('ACCEPTED', 'REJECTED')) = (decided_by is not null)),
  constraint nobody_decides_their_own_name check (decided_by <> account_id),
  constraint a_rejected_name_change_has_its_reason check ((status = 'REJECTED') = (rejection is not null))
);
create unique index one_open_name_change_per_student on name_change (account_id) where status = 'WAITING';
create index name_change_by_student on name_change (account_id, at desc, id);
create index name_change_by_decider on name_change (decided_by) where decided_by is not null;
create index name_change_oldest_first on name_change (at, id);
create index name_change_by_status on name_change (status, at, id);

create trigger times_are_in_order before insert or update on name_change for each row
  when (new.ended_at < new.at) execute function date_no_earlier('ended_at', 'at');

-- The last day, in Budapest, on which somebody used the platform. It outlives their sessions.
create table last_activity (
  account_id  uuid primary key references account on delete cascade,
  day         date not null
);

-- # Semesters

-- Decision S1. Numbers the office may change are columns, so that each has its bound.
create table semester (
  id                      uuid primary key default gen_random_uuid(),
  key                     text not null constraint one_key_per_semester unique,
  number                  smallint not null check (number in (1, 2)),
  starts_at               timestamptz not null,
  ends_at                 timestamptz not null,
  one_pager_deadline      timestamptz,
  is_current              boolean not null default false,
  pass_mark_percent       smallint not null default 50 check (pass_mark_percent between 0 and 100),
  grade_limits            smallint[] not null default '{50,60,75,85}',
  exam_attempts           smallint not null default 2 check (exam_attempts between 1 and 5),
  exam_minutes            smallint not null default 20 check (exam_minutes between 5 and 180),
  exam_questions          smallint not null default 12 check (exam_questions between 1 and 60),
  test_warning            boolean not null default false,
  -- Whom people write to; the office names it (decision S2).
  contact_email           text not null
    check (contact_email = lower(contact_email) and char_length(contact_email) between 3 and 254),
  -- Whether the office and the coordinators must have a second factor (the office decides). Off until somebody says so.
  second_factor_required  boolean not null default false,
  -- Who answers for people's data; the office names it (decision S2). Empty until it did, all three or none.
  controller_name         text not null default '' check (char_length(controller_name) <= 200),
  controller_address      text not null default '' check (char_length(controller_address) <= 200),
  privacy_email           text not null default ''
    check (privacy_email = lower(privacy_email) and char_length(privacy_email) <= 254),
  team_deadline           timestamptz,
  progress_report_deadline timestamptz,
  answer_days             smallint check (answer_days between 1 and 60),
  mentor_capacity         smallint check (mentor_capacity between 0 and 50),
  opened_at               timestamptz,
  -- Registration opens by an act of the office, which needs the data controller and dates that somebody has set
  -- (decision Y6). Where it was open before there was such an act, nobody has opened it.
  dates_set_at            timestamptz,
  registration_opened_at  timestamptz,
  registration_opened_by  uuid references account on delete set null,
  constraint semester_ends_after_it_starts check (ends_at > starts_at),
  constraint four_grade_limits_rise check (
    cardinality(grade_limits) = 4
    and 0 <= grade_limits[1] and grade_limits[1] <= grade_limits[2]
    and grade_limits[2] <= grade_limits[3] and grade_limits[3] <= grade_limits[4] and grade_limits[4] <= 100),
  constraint controller_is_named_as_a_whole check (
    (controller_name = '') = (controller_address = '') and (controller_name = '') = (privacy_email = '')),
  constraint each_semester_has_its_own_deadlines check (
    case number
      when 1 then one_pager_deadline is not null
        and num_nonnulls(team_deadline, progress_report_deadline, answer_days, mentor_capacity) = 0
      else one_pager_deadline is null
        and num_nulls(team_deadline, progress_report_deadline, answer_days, mentor_capacity) = 0
    end),
  constraint deadlines_lie_within_the_semester check (
    coalesce(one_pager_deadline between starts_at and ends_at, true)
    and coalesce(team_deadline between starts_at and ends_at, true)
    and coalesce(progress_report_deadline between team_deadline and ends_at, true)),
  constraint one_number_per_semester unique (id, number),
  constraint a_current_semester_is_opened check (not is_current or opened_at is not null),
  constraint registration_opens_with_controller_and_dates check (
    registration_opened_by is null
    or (registration_opened_at is not null and controller_name <> '' and dates_set_at is not null))
);
create unique index one_current_semester on semester (is_current) where is_current;
create unique index one_semester_in_preparation on semester ((opened_at is null)) where opened_at is null;
create index semester_by_opener_of_registration on semester (registration_opened_by);

create trigger semester_changed after insert or update on semester
  for each statement execute function tell_programme_change();

-- The checklist of a new installation: what the office has looked at or set aside; everything else is told by the data.
create table setup_step (
  step       text primary key,
  state      text not null constraint a_step_is_done_or_set_aside check (state in ('DONE', 'ASIDE')),
  marked_at  timestamptz not null,
  marked_by  uuid references account on delete set null
);
create index setup_step_by_marker on setup_step (marked_by);

create table onboarding (
  account_id    uuid not null references account,
  semester_key  text not null references semester (key),
  at            timestamptz not null,
  primary key (account_id, semester_key)
);
create index onboarding_by_semester on onboarding (semester_key);

create trigger onboarding_changes after insert or update or delete on onboarding
  for each statement execute function tell_one_pager_change();

-- Students who keep what they have, and take no part in a semester that was opened without them (decision X10).
create table absence (
  account_id   uuid not null references account,
  semester_id  uuid not null references semester,
  constraint one_absence_per_student_and_semester primary key (account_id, semester_id)
);
create index absence_by_semester on absence (semester_id);

-- # Signing in

create table session (
  token_hash    bytea primary key,
  account_id    uuid not null references account,
  address_hash  bytea not null,
  created_at    timestamptz not null,
  seen_at       timestamptz not null,
  ends_at       timestamptz not null,
  -- What the wire names a session by, and what it was opened with: browser and system in plain words, never the header.
  id            uuid not null default gen_random_uuid(),
  device        text check (char_length(device) between 1 and 80)
);
create index session_by_account on session (account_id);
create unique index one_session_per_id on session (id);

-- Other processes drop their cached sessions when this tells them to.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on session
  for each row execute function tell_session_change();

create function note_activity() returns trigger language plpgsql as $$
begin
  insert into last_activity as known (account_id, day)
  values (new.account_id, (new.seen_at at time zone 'Europe/Budapest')::date)
  on conflict (account_id) do update set day = excluded.day where known.day < excluded.day;
  return null;
end $$;
create trigger session_is_activity after insert or update of seen_at on session
  for each row execute function note_activity();

-- Where a person has signed in from before; stays open to them while others guess at their password (decision A6).
create table known_address (
  account_id    uuid not null references account,
  address_hash  bytea not null,
  primary key (account_id, address_hash)
);

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

-- Secrets sent by mail, hashed, bound to a purpose, used once (decision A4).
create table access_token (
  token_hash  bytea primary key,
  purpose     text not null check (purpose in ('verify-email', 'reset-password', 'invitation', 'change-email')),
  account_id  uuid not null references account,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- An address that an invited person prefers to the invitation's is theirs once its own link was pressed.
  email       text check (email = lower(email)),
  -- Whoever makes a link marks the one before: looking for a later link beside each one would cost the list of invitations
  -- more than the list itself.
  is_newest   boolean not null default true,
  constraint only_a_change_of_address_names_an_address
    check ((purpose = 'change-email') = (email is not null))
);
create index access_token_by_account on access_token (account_id, purpose);
create unique index one_newest_link_of_a_purpose on access_token (account_id, purpose) where is_newest;
create index invitation_newest_first on access_token (created_at desc, account_id)
  where purpose = 'invitation' and is_newest;
create index invitation_by_end on access_token (expires_at) where purpose = 'invitation' and is_newest;

-- The newest link of a purpose is the one made last.
create function date_after_the_links_before() returns trigger language plpgsql as $$
begin
  new.created_at := greatest(new.created_at,
    (select max(created_at) from access_token where account_id = new.account_id and purpose = new.purpose));
  return new;
end $$;
create trigger links_are_made_one_after_another before insert on access_token for each row
  when (new.used_at is null) execute function date_after_the_links_before();

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

-- Whether staff must set one up depends on it: other processes drop what they remember.
create function tell_second_factor_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', coalesce(new.account_id, old.account_id)::text);
  return null;
end $$;
create trigger second_factor_changed after delete or update of confirmed_at on second_factor
  for each row execute function tell_second_factor_change();

create table recovery_code (
  account_id  uuid not null references second_factor on delete cascade,
  code_hash   bytea not null,
  used_at     timestamptz,
  primary key (account_id, code_hash)
);

-- # Registration and privacy

create table registration (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account,
  university_id  text not null,
  status         text not null check (status in ('UNVERIFIED', 'WAITING', 'ACCEPTED', 'REJECTED')),
  -- When the waiting began: the submission, then the verification.
  since          timestamptz not null,
  decided_at     timestamptz,
  decided_by     uuid references account,
  reason         text check (char_length(reason) between 1 and 1000),
  -- The account's search text stands in the registration too: a search that looks for every match in two tables grows
  -- with its matches.
  search_text    text not null default '',
  constraint registration_lies_at_its_students_university
    foreign key (account_id, university_id) references account (id, university_id) on update cascade,
  constraint a_decision_has_a_time_and_a_decider
    check ((status in ('ACCEPTED', 'REJECTED')) = (decided_at is not null)
           and (decided_at is null) = (decided_by is null)),
  constraint a_rejection_has_a_reason check ((status = 'REJECTED') = (reason is not null))
);
create index registration_in_order on registration (since, id);
create index registration_by_status on registration (status, since, id);
create index registration_by_university on registration (university_id, since, id);
create index registration_by_university_and_status on registration (university_id, status, since, id);
create unique index one_registration_per_account on registration (account_id);
create index registration_decided_lately on registration (decided_at desc, id) where decided_at is not null;
-- An account that is forgotten is looked for here; without it each one reads every registration.
create index registration_by_decider on registration (decided_by) where decided_by is not null;
create index registration_search on registration using gin (university_id, search_text gin_trgm_ops);
comment on column registration.search_text is 'Copied from the account by triggers, because a search among 100,000 costs a fifth with it.';

create function take_search_text() returns trigger language plpgsql as $$
begin
  select search_text into strict new.search_text from account where id = new.account_id;
  return new;
end $$;
create trigger registration_takes_search_text before insert on registration
  for each row execute function take_search_text();
create trigger registration_is_kept before delete on registration
  for each row when (old.status not in ('UNVERIFIED', 'REJECTED')) execute function refuse_change();
create trigger times_are_in_order before insert or update on registration for each row
  when (new.decided_at < new.since) execute function date_no_earlier('decided_at', 'since');

-- Which version of the privacy notice was shown to whom, in which language.
create table privacy_acknowledgement (
  account_id  uuid not null references account,
  version     text not null,
  language    text not null,
  at          timestamptz not null,
  primary key (account_id, version)
);

-- What somebody asked for of their own data: one file, made by a job, downloaded once, forgotten after a week.
create table own_data (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account on delete cascade,
  asked_at       timestamptz not null,
  made_at        timestamptz,
  file_id        uuid references file,
  downloaded_at  timestamptz,
  constraint one_file_of_own_data_per_account unique (account_id),
  constraint own_data_are_made_with_their_file check ((made_at is null) = (file_id is null)),
  constraint own_data_are_downloaded_after_they_are_made check (downloaded_at is null or downloaded_at >= made_at)
);
create index own_data_by_file on own_data (file_id);

create trigger times_are_in_order before insert or update on own_data for each row
  when (new.downloaded_at < new.made_at) execute function date_no_earlier('downloaded_at', 'made_at');

-- # Course

create table module (
  id           uuid primary key default gen_random_uuid(),
  semester_id  uuid not null references semester,
  key          text not null,
  position     smallint not null check (position > 0),
  extra        boolean not null,
  unique (semester_id, key),
  constraint one_module_per_position unique (semester_id, position) deferrable
);

-- What every process keeps of the course and of the personality test (functions/notices.sql).
create function tell_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;
create trigger module_changed after insert or update or delete or truncate on module
  for each statement execute function tell_content_change();

create table module_text (
  module_id  uuid not null references module on delete cascade,
  language   text not null check (language in ('hu', 'en')),
  title      text not null,
  summary    text not null,
  outcomes   text[] not null,
  primary key (module_id, language)
);

create trigger module_text_changed after insert or update or delete or truncate on module_text
  for each statement execute function tell_content_change();

create table lesson (
  id         uuid primary key default gen_random_uuid(),
  module_id  uuid not null references module,
  key        text not null,
  position   smallint not null check (position > 0),
  media      text check (media in ('video', 'podcast', 'worksheet')),
  -- Companies and people made up for it, by name; pages say so (content/README.md).
  invented   text[] not null default '{}',
  unique (module_id, key),
  constraint one_lesson_per_position unique (module_id, position) deferrable
);

create trigger lesson_changed after insert or update or delete or truncate on lesson
  for each statement execute function tell_content_change();

create table lesson_text (
  lesson_id  uuid not null references lesson on delete cascade,
  language   text not null check (language in ('hu', 'en')),
  title      text not null,
  summary    text not null,
  -- Markdown as its author wrote it, and the HTML made of it when it was saved.
  body       text not null,
  html       text not null,
  checks     jsonb not null,
  primary key (lesson_id, language)
);

create trigger lesson_text_changed after insert or update or delete or truncate on lesson_text
  for each statement execute function tell_content_change();

create table lesson_media (
  lesson_id    uuid not null references lesson on delete cascade,
  language     text not null check (language in ('hu', 'en')),
  kind         text not null check (kind in ('video', 'podcast', 'worksheet')),
  title        text not null,
  file_id      uuid not null references file,
  captions_id  uuid references file,
  poster_id    uuid references file,
  transcript   jsonb not null default '[]',
  seconds      smallint,
  invented     text[] not null default '{}',
  primary key (lesson_id, language, kind)
);
create index lesson_media_by_file on lesson_media (file_id);
create index lesson_media_by_captions on lesson_media (captions_id) where captions_id is not null;
create index lesson_media_by_poster on lesson_media (poster_id) where poster_id is not null;

create trigger lesson_media_changed after insert or update or delete or truncate on lesson_media
  for each statement execute function tell_content_change();

create table lesson_done (
  account_id  uuid not null references account,
  lesson_id   uuid not null references lesson,
  at          timestamptz not null,
  primary key (account_id, lesson_id)
);
create index lesson_done_by_lesson on lesson_done (lesson_id);

-- The list of students (decision T4) shows and filters how far each one is. Worked out from the rows, a page of the list
-- costs a millisecond for each student, and a filter one for every student there is; so it is kept beside them.
create table standing (
  account_id         uuid not null references account on delete cascade,
  semester_id        uuid not null references semester,
  modules_completed  integer not null default 0 check (modules_completed >= 0),
  -- Of the attempts that count in the proposed grade (decision C6); null before the first one.
  points             integer check (points >= 0),
  primary key (account_id, semester_id)
);
create index standing_by_progress on standing (semester_id, modules_completed, account_id);
create index standing_by_points on standing (semester_id, points, account_id) where points is not null;

-- # Exams

create table question (
  id           uuid primary key default gen_random_uuid(),
  module_id    uuid not null references module,
  key          text not null,
  kind         text not null check (kind in ('single', 'multiple', 'true-false', 'ordering')),
  points       smallint not null check (points between 1 and 5),
  -- Positions from 0; for ordering the identity, because options are stored in the right order.
  correct      smallint[] not null check (cardinality(correct) between 1 and 8),
  retired_at   timestamptz,
  -- The lesson that teaches what the question asks: the receipt of a failed exam says what to read again.
  lesson_id    uuid references lesson,
  -- The last day on which a question of law is right as it stands; null where no law can make it wrong.
  valid_until  date,
  unique (module_id, key)
);
create index question_by_lesson on question (lesson_id);

-- Which modules have an exam is kept in memory with the course.
create trigger question_changed after insert or update or delete or truncate on question
  for each statement execute function tell_content_change();

create table question_text (
  question_id  uuid not null references question on delete cascade,
  language     text not null check (language in ('hu', 'en')),
  prompt       text not null,
  options      text[] not null check (cardinality(options) between 2 and 8),
  why          text not null,
  primary key (question_id, language)
);

create table exam_attempt (
  id               uuid primary key default gen_random_uuid(),
  account_id       uuid not null references account,
  module_id        uuid not null references module,
  number           smallint not null check (number > 0),
  status           text not null check (status in ('OPEN', 'SUBMITTED', 'TIMED_OUT')),
  -- Taken at another provider, which scores it and tells the result.
  external         boolean not null default false,
  started_at       timestamptz not null,
  ends_at          timestamptz not null,
  closed_at        timestamptz,
  -- Of 100, whatever the drawn questions add up to (decision C6).
  points           smallint check (points between 0 and 100),
  passed           boolean,
  -- An attempt at another provider is written first and asked for after the commit, so that no transaction waits for the
  -- network. Until the provider has answered it may be taken back.
  awaits_provider  boolean not null default false,
  unique (account_id, module_id, number),
  constraint an_attempt_ends_after_it_starts check (ends_at > started_at),
  constraint a_closed_attempt_has_a_result
    check ((status = 'OPEN') = (closed_at is null)
           and (closed_at is null) = (points is null)
           and (closed_at is null) = (passed is null)),
  constraint only_an_open_attempt_elsewhere_awaits_its_provider
    check (not awaits_provider or (external and status = 'OPEN'))
);
create unique index one_open_attempt_per_student_and_module on exam_attempt (account_id, module_id) where status = 'OPEN';
create index attempts_to_time_out on exam_attempt (ends_at) where status = 'OPEN';
create index exam_attempt_by_module on exam_attempt (module_id);

create trigger times_are_in_order before insert or update on exam_attempt for each row
  when (new.closed_at < new.started_at) execute function date_no_earlier('closed_at', 'started_at');

-- An attempt begins when the one before has ended, and a module's when the module before is completed.
create function begin_after_the_attempts_before() returns trigger language plpgsql as $$
begin
  new.started_at := greatest(new.started_at,
    (select max(closed_at) from exam_attempt where account_id = new.account_id));
  return new;
end $$;
create trigger attempts_begin_one_after_another before insert on exam_attempt for each row
  when (new.status = 'OPEN') execute function begin_after_the_attempts_before();

create table exam_answer (
  attempt_id    uuid not null references exam_attempt,
  position      smallint not null check (position > 0),
  question_id   uuid not null references question,
  -- Shown option i is stored option option_order[i].
  option_order  smallint[] not null,
  -- Stored option positions, in the order given; null until answered.
  choice        smallint[],
  revision      integer not null default 0 check (revision >= 0),
  answered_at   timestamptz,
  points        smallint,
  primary key (attempt_id, position),
  constraint one_place_per_question unique (attempt_id, question_id),
  constraint an_answer_has_a_time_and_a_revision
    check ((choice is null) = (answered_at is null) and (choice is null) = (revision = 0))
);
create index exam_answer_by_question on exam_answer (question_id);

create table exam_grant (
  account_id      uuid not null references account,
  module_id       uuid not null references module,
  extra_attempts  smallint not null check (extra_attempts between 0 and 3),
  extra_minutes   smallint not null check (extra_minutes between 0 and 180),
  primary key (account_id, module_id)
);
create index exam_grant_by_module on exam_grant (module_id);

-- # Remarks

create table remark (
  id           uuid primary key default gen_random_uuid(),
  lesson_id    uuid references lesson,
  account_id   uuid not null references account,
  comment      text not null check (char_length(comment) between 1 and 2000),
  at           timestamptz not null,
  -- Of the lesson or the question, so that a list of one module has an index.
  module_id    uuid not null references module,
  attempt_id   uuid,
  question_id  uuid,
  status       text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'DONE')),
  answer       text check (char_length(answer) between 1 and 2000),
  answered_at  timestamptz,
  answered_by  uuid references account,
  done_at      timestamptz,
  done_by      uuid references account,
  kind         text not null generated always as
    (case when lesson_id is null then 'QUESTION' else 'LESSON' end) stored check (kind in ('LESSON', 'QUESTION')),
  search_text  text not null generated always as (fold(comment || ' ' || coalesce(answer, ''))) stored,
  constraint a_reported_question_was_asked_in_its_attempt
    foreign key (attempt_id, question_id) references exam_answer (attempt_id, question_id),
  constraint a_remark_is_about_a_lesson_or_about_a_question_of_an_attempt
    check (num_nonnulls(lesson_id, question_id) = 1 and num_nulls(attempt_id, question_id) <> 1),
  constraint an_answer_to_a_remark_has_a_time_and_a_writer
    check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  constraint an_answered_remark_has_its_answer check (status = 'DONE' or (status = 'ANSWERED') = (answer is not null)),
  constraint a_remark_that_is_done_has_a_time_and_a_person
    check ((status = 'DONE') = (done_at is not null) and (done_at is null) = (done_by is null))
);
create index remark_newest_first on remark (at desc, id);
create index remark_by_account on remark (account_id, at desc);
create index remark_by_lesson on remark (lesson_id);
create unique index one_open_report_per_student_and_question
  on remark (account_id, question_id) where question_id is not null and status <> 'DONE';
create index remark_by_question on remark (attempt_id, question_id) where attempt_id is not null;
create index remark_by_answerer on remark (answered_by) where answered_by is not null;
create index remark_by_finisher on remark (done_by) where done_by is not null;
create index remark_by_module on remark (module_id, at desc, id);
create index remark_by_status on remark (status, at desc, id);
create index remark_by_kind on remark (kind, at desc, id);
create index remark_by_kind_and_status on remark (kind, status, at desc, id);
create index remark_search on remark using gin (search_text gin_trgm_ops);

-- # Personality test

create table personality_type (
  personality  text not null check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  language     text not null check (language in ('hu', 'en')),
  title        text not null,
  tagline      text not null,
  description  text[] not null,
  strengths    text[] not null,
  watch        text[] not null,
  team         text not null,
  primary key (personality, language)
);

create trigger personality_type_changed after insert or update or delete or truncate on personality_type
  for each statement execute function tell_content_change();

create table personality_statement (
  id          uuid primary key default gen_random_uuid(),
  key         text not null unique,
  position    smallint not null,
  type        text not null check (type in ('CEO', 'CTO', 'PM', 'Creative')),
  -- Agreeing speaks against the type.
  reverse     boolean not null,
  text_hu     text not null,
  text_en     text not null,
  -- What a later version of the test no longer asks; the answers it was given stay.
  retired_at  timestamptz,
  -- From when on it is asked; the first version's from the beginning.
  added_at    timestamptz not null
);

create trigger personality_statement_changed after insert or update or delete or truncate on personality_statement
  for each statement execute function tell_content_change();

create table personality_answer (
  account_id    uuid not null references account,
  statement_id  uuid not null references personality_statement,
  score         smallint not null check (score between 1 and 5),
  primary key (account_id, statement_id)
);
create index personality_answer_by_statement on personality_answer (statement_id);

create table personality_result (
  account_id   uuid not null references account,
  personality  text not null check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  percent      smallint not null check (percent between 0 and 100),
  answered_at  timestamptz not null,
  primary key (account_id, personality)
);

-- # Certificates

-- The last number of a semester: a row, not a sequence, because a sequence leaves a gap where a transaction is rolled
-- back. Whoever takes a number waits for the one before them, for the two statements that an issue takes.
create table certificate_counter (
  semester_id  uuid primary key references semester,
  last         integer not null check (last between 1 and 999999)
);

create table certificate (
  id               uuid primary key default gen_random_uuid(),
  account_id       uuid not null references account,
  semester_id      uuid not null references semester,
  serial           integer not null check (serial between 1 and 999999),
  -- 128 random bits; whoever has it sees what the certificate says.
  code             text not null check (code ~ '^[0-9a-f]{32}$'),
  -- What it says, whatever becomes of account and semester.
  surname          text not null,
  firstname        text not null,
  programme_hu     text not null,
  programme_en     text not null,
  semester_key     text not null,
  semester_number  smallint not null check (semester_number in (1, 2)),
  points           integer not null check (points >= 0),
  reachable        integer not null check (reachable >= points),
  percent          smallint not null check (percent between 0 and 100),
  grade            smallint not null check (grade between 1 and 5),
  issued_at        timestamptz not null,
  number           text not null generated always as (semester_key || '-' || lpad(serial::text, 6, '0')) stored,
  search_text      text not null generated always as
    (fold(surname || ' ' || firstname || ' ' || semester_key || '-' || lpad(serial::text, 6, '0'))) stored,
  -- What has become of it.
  status           text not null default 'VALID' check (status in ('VALID', 'SUPERSEDED', 'REVOKED')),
  ended_at         timestamptz,
  reason           text check (char_length(reason) between 1 and 1000),
  allows_another   boolean not null default false,
  constraint one_certificate_per_number unique (semester_id, serial),
  constraint one_certificate_per_code unique (code),
  constraint a_certificate_ends_after_it_was_issued check (ended_at >= issued_at),
  constraint a_certificate_that_is_not_valid_has_ended check ((status = 'VALID') = (ended_at is null)),
  constraint a_revoked_certificate_has_its_reason check ((status = 'REVOKED') = (reason is not null)),
  constraint another_is_allowed_after_a_revoked_certificate check (not allows_another or status = 'REVOKED')
);
create unique index one_valid_certificate_per_student_and_semester
  on certificate (account_id, semester_id) where status = 'VALID';
create index certificate_by_student on certificate (account_id, semester_id, serial desc);
create index certificate_newest_first on certificate (issued_at desc, id);
create index certificate_by_status on certificate (status, issued_at desc, id);
create index certificate_search on certificate using gin (search_text gin_trgm_ops);

create function refuse_another_content() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate keeps what it says';
end $$;
create trigger a_certificate_keeps_what_it_says
  before update of account_id, semester_id, serial, code, surname, firstname, programme_hu, programme_en, semester_key,
    semester_number, points, reachable, percent, grade, issued_at on certificate
  for each row execute function refuse_another_content();

create function refuse_certificate_in_another_name() returns trigger language plpgsql as $$
begin
  if not exists (select from account
    where id = new.account_id and (surname, firstname) = (new.surname, new.firstname)) then
    raise exception 'a certificate is made in the name of its student'
      using errcode = 'check_violation', constraint = 'a_certificate_is_made_in_the_name_of_its_student';
  end if;
  return null;
end $$;
create trigger a_certificate_is_made_in_the_name_of_its_student after insert on certificate
  for each row execute function refuse_certificate_in_another_name();
create trigger times_are_in_order before insert or update on certificate for each row
  when (new.ended_at < new.issued_at) execute function date_no_earlier('ended_at', 'issued_at');

-- # Challenges and one-pagers

-- Partner challenges (decisions O0, O4).
create table challenge (
  id            uuid primary key default gen_random_uuid(),
  semester_id   uuid not null references semester,
  company       text not null check (char_length(company) between 1 and 100),
  title         text not null check (char_length(title) between 1 and 100),
  summary       text not null check (char_length(summary) between 1 and 300),
  description   text not null check (char_length(description) between 1 and 5000),
  -- Made from the description, sanitised.
  html          text not null,
  language      text not null check (language in ('hu', 'en')),
  logo_id       uuid references file,
  max_students  integer not null check (max_students between 1 and 1000),
  -- Students who have chosen it. Counted here, so that the database itself lets nobody in beyond the last slot.
  taken         integer not null default 0,
  deadline      timestamptz not null,
  -- Removed while a one-pager named it.
  hidden_at     timestamptz,
  created_at    timestamptz not null,
  edited_at     timestamptz,
  constraint a_challenge_has_no_more_students_than_slots check (taken between 0 and max_students),
  constraint a_challenge_is_edited_after_it_was_added check (edited_at >= created_at),
  unique (id, semester_id)
);
create index challenge_newest_first on challenge (semester_id, created_at desc, id);
create index challenge_by_logo on challenge (logo_id) where logo_id is not null;

create trigger times_are_in_order before insert or update on challenge for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');

create table challenge_document (
  id            uuid primary key default gen_random_uuid(),
  challenge_id  uuid not null references challenge on delete cascade,
  file_id       uuid not null references file,
  position      smallint not null,
  constraint a_challenge_has_five_documents_at_most check (position between 1 and 5),
  constraint one_document_per_position unique (challenge_id, position)
);
create index challenge_document_by_file on challenge_document (file_id);

-- One-pagers (spec 4, decisions O0, O1).
create table one_pager_onboarding (
  account_id   uuid not null references account,
  semester_id  uuid not null references semester,
  at           timestamptz not null,
  primary key (account_id, semester_id)
);
create index one_pager_onboarding_by_semester on one_pager_onboarding (semester_id);

create table one_pager (
  id            uuid primary key default gen_random_uuid(),
  account_id    uuid not null references account,
  semester_id   uuid not null references semester,
  type          text not null check (type in ('OWN', 'CHALLENGE')),
  challenge_id  uuid,
  file_id       uuid not null references file,
  -- sha256 of the file: the same one sent again is a repeated request, another one comes too late.
  digest        bytea not null check (length(digest) = 32),
  submitted_at  timestamptz not null,
  constraint one_one_pager_per_student_and_semester unique (account_id, semester_id),
  constraint a_one_pager_for_a_challenge_names_it check ((type = 'CHALLENGE') = (challenge_id is not null)),
  constraint a_one_pager_names_a_challenge_of_its_semester
    foreign key (challenge_id, semester_id) references challenge (id, semester_id)
);
create index one_pager_newest_first on one_pager (semester_id, submitted_at desc, id);
create index one_pager_by_challenge on one_pager (challenge_id, semester_id) where challenge_id is not null;
create index one_pager_by_file on one_pager (file_id);

create trigger one_pager_changes after insert or update or delete on one_pager
  for each statement execute function tell_one_pager_change();

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

-- # Terms, mentors, introductions

-- Lists of words that the office keeps; people choose among them, and filter by them (decisions N3, A9).
create table term (
  id    uuid primary key default gen_random_uuid(),
  kind  text not null check (kind in ('event-category', 'specialization', 'focus')),
  hu    text not null check (char_length(hu) between 1 and 60),
  en    text not null check (char_length(en) between 1 and 60),
  -- What names a term says of which kind it is.
  unique (id, kind)
);
create unique index one_term_of_a_kind_per_hungarian_word on term (kind, lower(hu));
create unique index one_term_of_a_kind_per_english_word on term (kind, lower(en));

-- A term that is renamed is found by its new words.
create function rename_term() returns trigger language plpgsql as $$
begin
  update introduction i set focus_words = (
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.position)
    from introduction_has_focus h join term t on t.id = h.term_id
    where h.account_id = i.account_id and h.semester_id = i.semester_id)
  where (i.account_id, i.semester_id) in
    (select account_id, semester_id from introduction_has_focus where term_id = new.id);
  update mentor_profile m set term_words = (
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.kind, h.position)
    from mentor_has_term h join term t on t.id = h.term_id where h.account_id = m.account_id)
  where m.account_id in (select account_id from mentor_has_term where term_id = new.id);
  return null;
end $$;
create trigger a_renamed_term_gives_its_words after update of hu, en on term
  for each row when ((old.hu, old.en) is distinct from (new.hu, new.en)) execute function rename_term();

insert into term (kind, hu, en) values
  ('event-category', 'Előadás', 'Talk'),
  ('event-category', 'Műhely', 'Workshop'),
  ('event-category', 'Pitch', 'Pitch'),
  ('event-category', 'Hackathon', 'Hackathon'),
  ('event-category', 'Mentorálás', 'Mentoring'),
  ('event-category', 'Befektetés', 'Investment'),
  ('event-category', 'Jog és pénzügy', 'Law and finance'),
  ('event-category', 'Termékfejlesztés', 'Product development'),
  ('event-category', 'Marketing és értékesítés', 'Marketing and sales'),
  ('event-category', 'Közösség', 'Community'),
  ('specialization', 'Üzleti modell', 'Business model'),
  ('specialization', 'Termék és felhasználói élmény', 'Product and user experience'),
  ('specialization', 'Szoftverfejlesztés', 'Software development'),
  ('specialization', 'Hardver és gyártás', 'Hardware and manufacturing'),
  ('specialization', 'Adat és mesterséges intelligencia', 'Data and artificial intelligence'),
  ('specialization', 'Marketing', 'Marketing'),
  ('specialization', 'Értékesítés', 'Sales'),
  ('specialization', 'Pénzügy', 'Finance'),
  ('specialization', 'Jog és szellemi tulajdon', 'Law and intellectual property'),
  ('specialization', 'Befektetés', 'Investment'),
  ('specialization', 'Csapat és vezetés', 'Team and leadership'),
  ('specialization', 'Pitch és kommunikáció', 'Pitch and communication'),
  ('focus', 'Agrárium és élelmiszer', 'Agriculture and food'),
  ('focus', 'Egészségügy', 'Health'),
  ('focus', 'Energia és környezet', 'Energy and environment'),
  ('focus', 'Építőipar és ingatlan', 'Construction and real estate'),
  ('focus', 'Gyártás', 'Manufacturing'),
  ('focus', 'Informatika', 'Information technology'),
  ('focus', 'Kereskedelem', 'Commerce'),
  ('focus', 'Közlekedés és logisztika', 'Transport and logistics'),
  ('focus', 'Kultúra és média', 'Culture and media'),
  ('focus', 'Oktatás', 'Education'),
  ('focus', 'Pénzügyek', 'Financial services'),
  ('focus', 'Sport', 'Sports'),
  ('focus', 'Társadalmi ügyek', 'Social causes'),
  ('focus', 'Turizmus és vendéglátás', 'Tourism and hospitality');

-- What mentors write of themselves (spec 3, decision A9).
create table mentor_profile (
  account_id       uuid primary key references account on delete cascade,
  contact_email    text not null check (contact_email = lower(contact_email)),
  phone            text not null check (char_length(phone) <= 30),
  facebook         text not null check (char_length(facebook) <= 300),
  linkedin         text not null check (char_length(linkedin) <= 300),
  website          text not null check (char_length(website) <= 300),
  biography        text not null check (char_length(biography) between 1 and 3000),
  title            text not null check (char_length(title) between 1 and 150),
  first_language   text not null check (first_language ~ '^[a-z]{2}$'),
  second_language  text check (second_language ~ '^[a-z]{2}$'),
  is_published     boolean not null default false,
  saved_at         timestamptz not null,
  sort_name        text collate "hu-x-icu" not null default '',
  term_words       text not null default '',
  search_text      text not null
    generated always as (fold(sort_name || ' ' || title || ' ' || term_words)) stored,
  constraint two_spoken_languages_differ check (first_language <> second_language)
);
create index published_mentor on mentor_profile (account_id) where is_published;
create index mentor_search on mentor_profile using gin (search_text gin_trgm_ops) where is_published;

create function take_mentor() returns trigger language plpgsql as $$
begin
  select sort_name into strict new.sort_name from account where id = new.account_id;
  return new;
end $$;
create trigger mentor_profile_takes_name before insert on mentor_profile
  for each row execute function take_mentor();

create table mentor_has_term (
  account_id  uuid not null references mentor_profile on delete cascade,
  term_id     uuid not null,
  kind        text not null check (kind in ('specialization', 'focus')),
  position    smallint not null,
  primary key (account_id, kind, term_id),
  foreign key (term_id, kind) references term (id, kind),
  constraint a_mentor_has_twelve_specializations_or_five_focuses_at_most
    check (position between 1 and case kind when 'focus' then 5 else 12 end),
  constraint one_term_of_a_mentor_per_position unique (account_id, kind, position)
);
create index mentor_has_term_by_term on mentor_has_term (term_id, kind);

create function give_term_words() returns trigger language plpgsql as $$
begin
  update mentor_profile m set term_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.kind, h.position)
    from mentor_has_term h join term t on t.id = h.term_id where h.account_id = m.account_id), '')
  where m.account_id in (select account_id from changed);
  return null;
end $$;
create trigger terms_give_their_words after insert on mentor_has_term
  referencing new table as changed for each statement execute function give_term_words();
create trigger terms_take_their_words after delete on mentor_has_term
  referencing old table as changed for each statement execute function give_term_words();

-- Mentors of projects: how many each takes, whom they would take, and whom members suggest (decisions P7-P10).
create table mentor_places (
  mentor_id        uuid not null references account,
  semester_id      uuid not null,
  -- Projects belong to second semesters.
  semester_number  smallint not null default 2 check (semester_number = 2),
  capacity         smallint not null check (capacity between 0 and 50),
  -- As many as the mentor has projects: counted with every mentorship, below.
  used             smallint not null default 0,
  -- Set by the office for this mentor; otherwise it moves with the semester's.
  is_own           boolean not null default false,
  constraint one_number_of_places_per_mentor_and_semester primary key (mentor_id, semester_id),
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint no_mentor_is_over_their_limit check (used between 0 and capacity)
);
create index mentor_places_by_semester on mentor_places (semester_id, semester_number);

-- What students who look for a team write of themselves (spec 3, decisions X4, X15).
create table introduction (
  account_id       uuid not null references account on delete cascade,
  semester_id      uuid not null references semester,
  one_liner        text not null check (char_length(one_liner) between 1 and 140),
  introduction     text not null check (char_length(introduction) between 1 and 1500),
  facebook         text not null check (char_length(facebook) <= 300),
  linkedin         text not null check (char_length(linkedin) <= 300),
  shows_one_pager  boolean not null,
  is_published     boolean not null default false,
  saved_at         timestamptz not null,
  -- Who finds members asks for names, a personality, and that somebody is still here: beside the introduction's own columns,
  -- as among 100,000 students finding them in their accounts cost nine times what it does among 1,000.
  sort_name        text collate "hu-x-icu" not null default '',
  personality      text,
  is_here          boolean not null default false,
  university_id    text,
  first_language   text,
  second_language  text,
  focus_words      text not null default '',
  search_text      text not null
    generated always as (fold(sort_name || ' ' || one_liner || ' ' || introduction || ' ' || focus_words)) stored,
  constraint one_introduction_per_student_and_semester primary key (account_id, semester_id)
);
create index introduction_by_semester on introduction (semester_id);
create index found_introduction_by_name on introduction (semester_id, sort_name, account_id)
  where is_published and is_here;
create index found_introduction_by_personality_and_name
  on introduction (semester_id, personality, sort_name, account_id) where is_published and is_here;
-- Those of a focus are counted from it alone: 2.6 ms instead of 6.5 among 100,000 students.
create index found_introduction on introduction (semester_id, account_id) where is_published and is_here;
create index found_introduction_by_university_and_name
  on introduction (semester_id, university_id, sort_name, account_id) where is_published and is_here;
create index introduction_search on introduction using gin (search_text gin_trgm_ops) where is_published and is_here;

create function take_student() returns trigger language plpgsql as $$
begin
  select sort_name, personality, disabled_at is null and released_at is null, university_id, first_language, second_language
  into strict new.sort_name, new.personality, new.is_here, new.university_id, new.first_language, new.second_language
  from account where id = new.account_id;
  return new;
end $$;
create trigger introduction_takes_student before insert on introduction
  for each row execute function take_student();

create table introduction_has_focus (
  account_id   uuid not null,
  semester_id  uuid not null,
  term_id      uuid not null,
  kind         text not null default 'focus' check (kind = 'focus'),
  position     smallint not null,
  primary key (account_id, semester_id, term_id),
  foreign key (account_id, semester_id) references introduction on delete cascade,
  foreign key (term_id, kind) references term (id, kind),
  constraint an_introduction_has_five_focuses_at_most check (position between 1 and 5),
  constraint one_focus_of_an_introduction_per_position unique (account_id, semester_id, position)
);
create index introduction_has_focus_by_term on introduction_has_focus (term_id, kind);

create function give_focus_words() returns trigger language plpgsql as $$
begin
  update introduction i set focus_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.position)
    from introduction_has_focus h join term t on t.id = h.term_id
    where h.account_id = i.account_id and h.semester_id = i.semester_id), '')
  where (i.account_id, i.semester_id) in (select account_id, semester_id from changed);
  return null;
end $$;
create trigger focuses_give_their_words after insert on introduction_has_focus
  referencing new table as changed for each statement execute function give_focus_words();
create trigger focuses_take_their_words after delete on introduction_has_focus
  referencing old table as changed for each statement execute function give_focus_words();

-- # Projects and their teams

create table project (
  id                 uuid primary key default gen_random_uuid(),
  semester_id        uuid not null,
  -- Projects belong to second semesters.
  semester_number    smallint not null default 2 check (semester_number = 2),
  owner_id           uuid not null,
  status             text not null default 'CREATED' check (status in ('CREATED', 'DRAFT', 'PUBLISHED', 'DISSOLVED')),
  name               text not null check (char_length(name) between 1 and 80),
  short_description  text not null check (char_length(short_description) <= 300),
  problem            text not null check (char_length(problem) <= 3000),
  solution           text not null check (char_length(solution) <= 3000),
  market             text not null check (char_length(market) <= 3000),
  competitors        text not null check (char_length(competitors) <= 3000),
  business_model     text not null check (char_length(business_model) <= 3000),
  about_team         text not null check (char_length(about_team) <= 3000),
  contact            text not null check (char_length(contact) <= 3000),
  -- Rises with every save: whoever saves says which one they have seen.
  revision           integer not null default 1 check (revision >= 1),
  is_complete        boolean not null default false,
  created_at         timestamptz not null,
  saved_at           timestamptz not null,
  published_at       timestamptz,
  dissolved_at       timestamptz,
  owner_name         text not null default '',
  search_text        text not null
    generated always as (fold(name || ' ' || short_description || ' ' || owner_name)) stored,
  -- A project stands in lists by its owner's university (decision X12). It is beside its own columns as the name is: found
  -- in another table, a list of one university cost 21 times as much among 100,000 students as among 1,000.
  university_id      text not null default '',
  constraint one_semester_per_project unique (id, semester_id),
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint a_published_project_is_described check (
    published_at is null or '' not in
      (short_description, problem, solution, market, competitors, business_model, about_team, contact)),
  constraint a_project_has_the_times_of_its_status check (
    (status = 'DISSOLVED') = (dissolved_at is not null)
    and (status <> 'PUBLISHED' or published_at is not null)
    and (status not in ('CREATED', 'DRAFT') or published_at is null)),
  constraint a_project_is_of_its_owners_university
    foreign key (owner_id, university_id) references account (id, university_id) on update cascade
);
create unique index one_live_project_per_owner_and_semester
  on project (owner_id, semester_id) where status <> 'DISSOLVED';
create index project_by_semester on project (semester_id, semester_number);
create index project_by_owner on project (owner_id, university_id);
create index project_by_name on project (semester_id, name collate "hu-x-icu", id);
create index project_search on project using gin (university_id, search_text gin_trgm_ops);
create index published_project_newest_first
  on project (semester_id, published_at desc, id) include (owner_id, is_complete) where status = 'PUBLISHED';
create index published_project_of_university_newest_first
  on project (university_id, semester_id, published_at desc, id) include (owner_id, is_complete)
  where status = 'PUBLISHED';

create function take_owner() returns trigger language plpgsql as $$
begin
  select surname || ' ' || firstname, university_id into strict new.owner_name, new.university_id
  from account where id = new.owner_id;
  return new;
end $$;
create trigger project_takes_owner before insert or update of owner_id on project
  for each row execute function take_owner();

create table project_has_focus (
  project_id  uuid not null references project on delete cascade,
  term_id     uuid not null,
  kind        text not null default 'focus' check (kind = 'focus'),
  position    smallint not null,
  primary key (project_id, term_id),
  foreign key (term_id, kind) references term (id, kind),
  constraint a_project_has_five_focuses_at_most check (position between 1 and 5),
  constraint one_focus_per_position unique (project_id, position)
);
create index project_has_focus_by_term on project_has_focus (term_id, kind);

-- Who is in a team: the owner first, then at most two more (spec 9). Nobody leaves by themselves (decision P6).
create table seat (
  account_id   uuid not null references account,
  semester_id  uuid not null,
  project_id   uuid not null,
  position     smallint not null,
  since        timestamptz not null,
  constraint one_team_per_student_and_semester primary key (account_id, semester_id),
  foreign key (project_id, semester_id) references project (id, semester_id),
  constraint a_team_has_three_seats check (position between 0 and 2),
  constraint one_person_per_seat unique (project_id, position)
);
create index seat_by_project on seat (project_id, semester_id);
create index full_team on seat (project_id) where position = 2;
-- Semesters add up, and lists, exports and figures are read of one of them (decision Y2): found by the semester, the others
-- cost nothing. In the order in which the exports have them.
create index seat_by_semester on seat (semester_id, since, account_id);

-- Who was in the team of a project that was dissolved after its report was uploaded: they keep reading it (decision O2).
create table former_seat (
  account_id  uuid not null references account,
  project_id  uuid not null references project,
  since       timestamptz not null,
  constraint one_former_seat_per_student_and_project primary key (account_id, project_id)
);
create index former_seat_by_project on former_seat (project_id);

-- Who mentors a project; one, and for good (spec 4).
create table mentorship (
  project_id   uuid not null,
  semester_id  uuid not null,
  mentor_id    uuid not null references account,
  since        timestamptz not null,
  constraint one_mentor_per_project primary key (project_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentorship_by_mentor on mentorship (mentor_id, semester_id);
create index mentorship_by_project on mentorship (project_id, semester_id);
create index mentorship_by_semester on mentorship (semester_id, since, project_id);

create function count_mentor_places() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update mentor_places set used = used - 1 where mentor_id = old.mentor_id and semester_id = old.semester_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into mentor_places (mentor_id, semester_id, capacity)
      select new.mentor_id, id, mentor_capacity from semester where id = new.semester_id on conflict do nothing;
    update mentor_places set used = used + 1 where mentor_id = new.mentor_id and semester_id = new.semester_id;
  end if;
  return null;
end $$;
create trigger a_mentorship_takes_a_place after insert or delete or update of mentor_id on mentorship
  for each row execute function count_mentor_places();

-- Progress reports (spec 4, decision O2): one for each project, which is of one semester.
create table progress_report (
  id            uuid primary key default gen_random_uuid(),
  project_id    uuid not null references project,
  -- The owner at that time; the office may hand the project over later.
  uploader_id   uuid not null references account,
  file_id       uuid not null references file,
  -- sha256 of the file: the same one sent again is a repeated request, another one comes too late.
  digest        bytea not null check (length(digest) = 32),
  submitted_at  timestamptz not null,
  constraint one_progress_report_per_project unique (project_id)
);
create index progress_report_by_uploader on progress_report (uploader_id);
create index progress_report_by_file on progress_report (file_id);
create index progress_report_last_first on progress_report (submitted_at desc);

-- # Requests between people and teams

-- Applications, invitations and mentor applications (decision X3): from the owner's side or to it, the person is the other.
create table team_request (
  id           uuid primary key default gen_random_uuid(),
  kind         text not null check (kind in ('APPLICATION', 'INVITATION', 'MENTOR_APPLICATION')),
  semester_id  uuid not null,
  project_id   uuid not null,
  person_id    uuid not null references account,
  status       text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'VOID')),
  motivation   text not null check (char_length(motivation) <= 1000),
  cv_file_id   uuid references file,
  -- sha256 of the file: the same application sent again, because its answer was lost, is the same one.
  cv_digest    bytea check (length(cv_digest) = 32),
  sent_at      timestamptz not null,
  answer_by    timestamptz not null,
  seen_at      timestamptz,
  closed_at    timestamptz,
  void_reason  text check (void_reason in ('expired', 'team-full', 'team-complete',
    'joined-another-team', 'has-own-project', 'project-dissolved', 'project-has-mentor', 'mentor-full', 'semester-ended',
    'account-disabled', 'office-corrected')),
  -- Of a mentor who declines (spec 5).
  reason       text check (char_length(reason) between 1 and 1000),
  -- When the clock (decision X3) has something to do with it next: a reminder, or its end. One that nothing has looked at
  -- yet is looked at at once.
  due_at       timestamptz not null default '-infinity',
  foreign key (project_id, semester_id) references project (id, semester_id),
  constraint only_an_application_has_a_cv check (cv_file_id is null or kind = 'APPLICATION'),
  constraint a_cv_has_its_digest check ((cv_file_id is null) = (cv_digest is null)),
  constraint an_application_says_why check (kind = 'INVITATION' or motivation <> ''),
  constraint a_void_request_has_its_reason check ((status = 'VOID') = (void_reason is not null)),
  constraint only_a_mentor_declines_with_a_reason check
    ((kind = 'MENTOR_APPLICATION' and status = 'REJECTED') = (reason is not null)),
  constraint a_request_that_is_closed_has_its_time check ((status = 'PENDING') = (closed_at is null)),
  constraint a_request_is_answered_after_it_was_sent check (closed_at >= sent_at and answer_by >= sent_at),
  constraint a_request_is_due_by_its_end_at_the_latest check (due_at <= answer_by)
);
-- Between the two whatever its kind: who is invited has nothing to apply for, and the other way round (decision X13).
create unique index one_pending_request_per_project_and_person
  on team_request (project_id, person_id) where status = 'PENDING';
-- Nobody asks again where the answer was no (decisions P4, P7, X13).
create unique index nobody_asks_again_after_a_refusal
  on team_request (project_id, person_id, kind) where status in ('PENDING', 'ACCEPTED', 'REJECTED');
create index team_request_of_person on team_request (person_id, semester_id, sent_at desc, id);
create index team_request_of_project on team_request (project_id, semester_id, sent_at desc, id);
create index team_request_by_cv on team_request (cv_file_id) where cv_file_id is not null;
create index pending_team_request_by_clock on team_request (due_at, id) where status = 'PENDING';
-- How long answers take.
create index answered_team_request on team_request (semester_id, kind) include (sent_at, closed_at)
  where status in ('ACCEPTED', 'REJECTED');
create index team_request_by_semester on team_request (semester_id, kind, sent_at, id);

create trigger times_are_in_order before insert or update on team_request for each row
  when (new.closed_at < new.sent_at) execute function date_no_earlier('closed_at', 'sent_at');

-- Requests that the clock could not deal with for a reason of their own (decision Y12): the others go on. Beside the
-- request and not on it, because it may be the row of the request that cannot be written.
create table set_aside_request (
  request_id  uuid primary key references team_request on delete cascade,
  since       timestamptz not null,
  failed_at   timestamptz not null,
  retry_at    timestamptz not null,
  tries       integer not null constraint a_request_that_is_set_aside_was_tried check (tries > 0),
  cause       text not null constraint a_cause_of_failure_is_short check (char_length(cause) between 1 and 60),
  constraint a_request_is_tried_again_after_it_failed check (since <= failed_at and failed_at <= retry_at)
);

create table mentor_interest (
  id           uuid not null unique default gen_random_uuid(),
  project_id   uuid not null,
  semester_id  uuid not null,
  mentor_id    uuid not null references account,
  sent_at      timestamptz not null,
  constraint one_interest_per_project_and_mentor primary key (project_id, mentor_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentor_interest_of_mentor on mentor_interest (mentor_id, semester_id, sent_at desc);
create index mentor_interest_of_project on mentor_interest (project_id, semester_id, sent_at desc);
create index mentor_interest_by_semester on mentor_interest (semester_id, sent_at, id);

create table mentor_suggestion (
  member_id     uuid not null references account,
  project_id    uuid not null,
  semester_id   uuid not null,
  mentor_id     uuid not null references account,
  suggested_at  timestamptz not null,
  constraint one_suggestion_per_member_and_mentor primary key (member_id, project_id, mentor_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentor_suggestion_by_project on mentor_suggestion (project_id, semester_id);
create index mentor_suggestion_by_mentor on mentor_suggestion (mentor_id);

-- Suggestions with reasons. Who is suggested to whom is kept for a day, so that a list does not jump; the reasons never
-- are: they are told from the rows as they stand.
create table suggested (
  kind         text not null check (kind in ('MEMBER', 'PROJECT', 'MENTOR')),
  semester_id  uuid not null references semester,
  -- To whom.
  reader_id    uuid not null references account on delete cascade,
  -- Who: a student, a mentor, or the owner of a project.
  person_id    uuid not null references account on delete cascade,
  until        timestamptz not null,
  -- Everybody may be suggested so many times at once: three times the mean of the moment. Each suggestion takes a place.
  place        integer not null,
  places       integer not null,
  constraint one_suggestion_per_reader_and_person primary key (reader_id, person_id, kind, semester_id),
  constraint one_suggestion_per_place unique (semester_id, kind, person_id, place),
  constraint nobody_is_suggested_far_above_the_mean check (place between 1 and places),
  constraint nobody_is_suggested_to_themselves check (person_id <> reader_id)
);
create index suggested_by_person on suggested (person_id);
create index suggested_by_end on suggested (kind, until);

-- # Rescue of those without a team

-- The rescue round (decision X19): before the team deadline the office proposes teams to students without one.
create table rescue_round (
  id               uuid primary key default gen_random_uuid(),
  semester_id      uuid not null,
  -- Projects belong to second semesters.
  semester_number  smallint not null default 2 check (semester_number = 2),
  -- Counts the changes of all rounds of the semester: whoever changes one says what they saw.
  revision         int not null,
  changed_at       timestamptz not null,
  changed_by       uuid not null references account,
  sent_at          timestamptz,
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint one_rescue_round_per_revision unique (semester_id, revision)
);
create unique index one_draft_rescue_round_per_semester on rescue_round (semester_id) where sent_at is null;
create index rescue_round_by_semester on rescue_round (semester_id, semester_number);
create index rescue_round_by_changer on rescue_round (changed_by);

-- People who might make a team, around a project or without one yet.
create table rescue_group (
  id          uuid primary key,
  round_id    uuid not null references rescue_round on delete cascade,
  project_id  uuid references project,
  constraint one_rescue_round_per_group unique (id, round_id),
  constraint one_rescue_group_per_round_and_project unique (round_id, project_id)
);
create index rescue_group_by_project on rescue_group (project_id);

-- Where a round puts a student; without a group, why.
create table rescue_place (
  round_id    uuid not null references rescue_round on delete cascade,
  account_id  uuid not null references account,
  group_id    uuid,
  left_out    text check (left_out in ('no-place', 'taken-out', 'left-alone')),
  -- Said that they create the project of a group without one.
  creates     boolean not null default false,
  constraint one_rescue_place_per_round_and_student primary key (round_id, account_id),
  foreign key (group_id, round_id) references rescue_group (id, round_id),
  constraint a_rescue_place_has_a_group_or_a_reason check ((group_id is null) <> (left_out is null)),
  constraint only_in_a_group_somebody_creates_the_project check (group_id is not null or not creates)
);
create unique index one_creator_per_rescue_group on rescue_place (group_id) where creates;
create index rescue_place_by_student on rescue_place (account_id, round_id);
create index rescue_place_by_group on rescue_place (group_id, round_id);

-- # News, events, pushes, calendar

-- News (decisions N1, N2).
create table news (
  id             uuid primary key default gen_random_uuid(),
  author_id      uuid references account on delete set null,
  -- Of the coordinator who wrote it: it goes to this university alone. Null for an item of the office.
  university_id  text references university,
  title          text not null check (char_length(title) between 1 and 100),
  text           text not null check (char_length(text) between 1 and 10000),
  -- Made from the text, sanitised.
  html           text not null,
  language       text not null check (language in ('hu', 'en')),
  roles          text[] not null,
  image_id       uuid references file,
  image_text     text not null default '',
  created_at     timestamptz not null,
  edited_at      timestamptz,
  constraint news_is_for_students_university_staff_or_mentors
    check (cardinality(roles) > 0 and roles <@ array ['STUDENT', 'UNIVERSITY', 'MENTOR']),
  constraint news_of_a_university_is_not_for_mentors check (university_id is null or not 'MENTOR' = any (roles)),
  constraint a_news_image_has_a_text check ((image_id is null) = (image_text = '')),
  constraint news_is_edited_after_it_was_published check (edited_at >= created_at)
);
create index news_newest_first on news (created_at desc, id);
create index news_by_author on news (author_id);
create index news_by_university on news (university_id);
create index news_by_image on news (image_id);

create trigger times_are_in_order before insert or update on news for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');

-- Narrows an item of the office; none: all universities.
create table news_university (
  news_id        uuid not null references news on delete cascade,
  university_id  text not null references university,
  primary key (news_id, university_id)
);
create index news_university_by_university on news_university (university_id);

-- Until when somebody has seen the news: what was published later is unread.
create table news_seen (
  account_id  uuid primary key references account on delete cascade,
  until       timestamptz not null
);

-- Startup-lab events (decision N3).
create table startup_lab_event (
  id             uuid primary key default gen_random_uuid(),
  title          text not null check (char_length(title) between 1 and 100),
  subtitle       text not null check (char_length(subtitle) between 1 and 150),
  description    text not null check (char_length(description) between 1 and 5000),
  -- Made from the description, sanitised.
  html           text not null,
  language       text not null check (language in ('hu', 'en')),
  contact_email  text not null check (contact_email = lower(contact_email)),
  link           text not null default '' check (char_length(link) <= 300),
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  logo_id        uuid references file,
  created_at     timestamptz not null,
  edited_at      timestamptz,
  search_text    text generated always as (fold(title || ' ' || subtitle)) stored,
  constraint an_event_ends_after_it_starts check (ends_at >= starts_at),
  constraint an_event_is_edited_after_it_was_added check (edited_at >= created_at)
);
create index event_by_start on startup_lab_event (starts_at, id);
create index event_by_end on startup_lab_event (ends_at);
create index event_by_logo on startup_lab_event (logo_id) where logo_id is not null;
create index event_search on startup_lab_event using gin (search_text gin_trgm_ops);

create trigger times_are_in_order before insert or update on startup_lab_event for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');

create table event_has_category (
  event_id     uuid not null references startup_lab_event on delete cascade,
  category_id  uuid not null,
  kind         text not null default 'event-category' check (kind = 'event-category'),
  position     smallint not null,
  primary key (event_id, category_id),
  foreign key (category_id, kind) references term (id, kind),
  constraint an_event_has_five_categories_at_most check (position between 1 and 5),
  constraint one_category_per_position unique (event_id, position)
);
create index event_has_category_by_category on event_has_category (category_id, kind);

-- Of an event that was removed: what subscribed calendars are told, so that it leaves them as cancelled.
create table removed_event (
  id          uuid primary key,
  title       text not null check (char_length(title) between 1 and 100),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  created_at  timestamptz not null,
  removed_at  timestamptz not null,
  constraint a_removed_event_ended_after_it_started check (ends_at >= starts_at),
  constraint an_event_is_removed_after_it_was_added check (removed_at >= created_at)
);
create index removed_event_by_end on removed_event (ends_at);

-- Devices on which students allowed pushes (decision N4). Each is bound to the key it was allowed with.
create table push_device (
  id          uuid primary key default gen_random_uuid(),
  account_id  uuid not null references account on delete cascade,
  key_id      uuid not null references kept_key,
  endpoint    text not null check (char_length(endpoint) between 1 and 1000),
  -- Of the browser: with these a message is encrypted so that the push service cannot read it (RFC 8291).
  p256dh      text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth        text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- Browser and system in plain words; null where neither is known.
  name        text check (char_length(name) between 1 and 80),
  position    smallint not null,
  allowed_at  timestamptz not null,
  constraint one_push_device_per_endpoint unique (endpoint),
  constraint one_push_device_per_position unique (account_id, position),
  constraint a_person_has_ten_push_devices_at_most check (position between 1 and 10)
);
create index push_device_by_key on push_device (key_id);

create table push_campaign (
  id           uuid primary key default gen_random_uuid(),
  -- Made by the form: what is pressed twice is sent once.
  key          uuid not null,
  semester_id  uuid not null references semester,
  author_id    uuid not null references account,
  title        text not null check (char_length(title) between 1 and 50),
  text         text not null check (char_length(text) between 1 and 300),
  redirect     text not null check (redirect in ('dashboard', 'modules', 'my-project', 'search', 'news')),
  sent_at      timestamptz not null,
  -- Students of the semester then, those of them with a device, and their devices.
  students     integer not null check (students >= 0),
  people       integer not null check (people >= 0),
  devices      integer not null check (devices >= 0),
  -- Counted as deliveries end: the history would count millions of rows otherwise.
  delivered    integer not null default 0 check (delivered >= 0),
  failed       integer not null default 0 check (failed >= 0),
  constraint a_push_campaign_is_sent_once unique (key),
  constraint a_campaign_ends_for_no_more_devices_than_it_has check (delivered + failed <= devices)
);
create index push_campaign_in_order on push_campaign (sent_at desc, id);
create index push_campaign_by_semester on push_campaign (semester_id, sent_at desc);
create index push_campaign_by_author on push_campaign (author_id);

-- One campaign for one device.
create table push_delivery (
  id            uuid primary key default gen_random_uuid(),
  campaign_id   uuid not null references push_campaign on delete cascade,
  account_id    uuid not null references account on delete cascade,
  -- Null once the device was withdrawn or forgotten.
  device_id     uuid references push_device on delete set null,
  tries         smallint not null default 0 check (tries >= 0),
  -- The push service has taken it.
  delivered_at  timestamptz,
  failed_at     timestamptz,
  -- What the push service answered; null where it was not asked or did not answer.
  status        smallint check (status between 100 and 599),
  constraint a_delivery_succeeds_or_fails check (delivered_at is null or failed_at is null),
  constraint one_delivery_per_campaign_and_device unique (campaign_id, device_id)
);
create index push_delivery_by_device on push_delivery (device_id) where device_id is not null;
create index push_delivery_by_account on push_delivery (account_id, campaign_id);

-- Who closed a campaign on their dashboard.
create table push_closed (
  campaign_id  uuid not null references push_campaign on delete cascade,
  account_id   uuid not null references account on delete cascade,
  at           timestamptz not null,
  primary key (campaign_id, account_id)
);
create index push_closed_by_account on push_closed (account_id);

-- The address at which somebody's calendar fetches events and deadlines (decision N3).
create table calendar_address (
  account_id   uuid primary key references account on delete cascade,
  -- What a calendar sends is looked up by its hash; the settings page shows it again from what is sealed with SECRET.
  code_hash    bytea not null check (octet_length(code_hash) = 32),
  sealed_code  bytea not null,
  made_at      timestamptz not null,
  constraint one_calendar_address_per_code unique (code_hash)
);

-- # Imports

-- Files of people to invite (decision A3): what was read, what would happen to each row, and what did.
create table import (
  id           uuid primary key default gen_random_uuid(),
  -- As its sender calls it; the file itself is not kept.
  file_name    text not null check (char_length(file_name) between 1 and 200),
  -- Headers of columns that were not read.
  ignored      text[] not null,
  status       text not null default 'PREVIEWED' check (status in ('PREVIEWED', 'RUNNING', 'DONE', 'DISCARDED')),
  made_at      timestamptz not null,
  made_by      uuid not null references account,
  -- Started or discarded.
  decided_at   timestamptz,
  decided_by   uuid references account,
  finished_at  timestamptz,
  -- Of everybody in the file; null where a column says it.
  role         text check (role in ('STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY')),
  -- How the letters of a file were read: nobody is invited under a name that may have been read wrongly. Null for a
  -- workbook.
  encoding     text check (encoding in
    ('utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'ibm852', 'iso-8859-2', 'windows-1252')),
  -- True where it is certain, and once somebody has said that the names are right.
  is_sure      boolean not null default true,
  -- The names in question in each encoding; forgotten once it is sure or decided on.
  looks        jsonb not null default '[]',
  -- Rows in which something harmless was put right.
  cleaned      integer not null default 0 check (cleaned >= 0),
  constraint a_decided_import_has_a_time_and_a_decider
    check ((decided_at is null) = (status = 'PREVIEWED') and (decided_by is null) = (status = 'PREVIEWED')),
  constraint an_import_that_is_done_was_finished check ((finished_at is null) = (status <> 'DONE')),
  constraint an_import_that_starts_has_sure_names check (is_sure or status in ('PREVIEWED', 'DISCARDED')),
  constraint an_import_shows_names_in_question_while_it_asks
    check (looks = '[]' or (status = 'PREVIEWED' and not is_sure))
);
create index import_newest_first on import (made_at desc, id);
create index import_by_maker on import (made_by);
create index import_by_decider on import (decided_by) where decided_by is not null;

create table import_row (
  id           uuid primary key default gen_random_uuid(),
  import_id    uuid not null references import on delete cascade,
  -- Of the row in the file.
  line         integer not null check (line >= 1),
  -- As the file has them, in the form that an account would have wherever they are right.
  role         text not null check (char_length(role) <= 300),
  surname      text not null check (char_length(surname) <= 300),
  firstname    text not null check (char_length(firstname) <= 300),
  email        text not null check (char_length(email) <= 300),
  university   text not null check (char_length(university) <= 300),
  neptun       text not null check (char_length(neptun) <= 300),
  username     text not null check (char_length(username) <= 300),
  language     text not null check (char_length(language) <= 300),
  outcome      text not null check (outcome in ('INVITE', 'INVITED', 'SAME', 'REFUSED')),
  -- Why it was refused: field, rule and hint.
  problems     jsonb not null default '[]',
  -- Whom it invited; null once the invitation was forgotten.
  account_id   uuid references account on delete set null,
  search_text  text not null generated always as
    (fold(surname || ' ' || firstname || ' ' || email || ' ' || neptun)) stored,
  constraint one_row_of_an_import_per_line unique (import_id, line),
  constraint one_row_of_an_import_per_invitation unique (account_id),
  constraint only_an_invited_row_has_an_account check (account_id is null or outcome = 'INVITED'),
  constraint a_refused_row_has_its_problem check ((outcome = 'REFUSED') = (problems <> '[]'))
);
create index import_row_by_outcome on import_row (import_id, outcome, line);
