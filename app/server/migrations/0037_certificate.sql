-- Certificates (decisions C8, T5). Printed on request only (decision A9).
alter table account add column identity_card text check (identity_card ~ '^[A-Z]{2}[0-9]{6}$');
alter table account add constraint only_students_have_an_identity_card
  check (identity_card is null or role = 'STUDENT');

-- The last number of a semester: a row, not a sequence, because a sequence leaves a gap where a transaction is rolled
-- back. Whoever takes a number waits for the one before them, for the two statements that an issue takes.
create table certificate_counter (
  semester_id uuid primary key references semester,
  last        integer not null check (last between 1 and 999999)
);

create table certificate (
  id              uuid primary key default gen_random_uuid(),
  account_id      uuid not null references account,
  semester_id     uuid not null references semester,
  serial          integer not null check (serial between 1 and 999999),
  -- 128 random bits; whoever has it sees what the certificate says.
  code            text not null check (code ~ '^[0-9a-f]{32}$'),
  -- What it says, whatever becomes of account and semester.
  surname         text not null,
  firstname       text not null,
  programme_hu    text not null,
  programme_en    text not null,
  semester_key    text not null,
  semester_number smallint not null check (semester_number in (1, 2)),
  points          integer not null check (points >= 0),
  reachable       integer not null check (reachable >= points),
  percent         smallint not null check (percent between 0 and 100),
  grade           smallint not null check (grade between 1 and 5),
  issued_at       timestamptz not null,
  number          text not null generated always as (semester_key || '-' || lpad(serial::text, 6, '0')) stored,
  search_text     text not null generated always as
    (fold(surname || ' ' || firstname || ' ' || semester_key || '-' || lpad(serial::text, 6, '0'))) stored,
  -- What has become of it.
  status          text not null default 'VALID' check (status in ('VALID', 'SUPERSEDED', 'REVOKED')),
  ended_at        timestamptz,
  reason          text check (char_length(reason) between 1 and 1000),
  allows_another  boolean not null default false,
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
