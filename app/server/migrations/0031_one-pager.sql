-- One-pagers (spec 4, decisions O0, O1).
create table one_pager_onboarding (
  account_id  uuid not null references account,
  semester_id uuid not null references semester,
  at          timestamptz not null,
  primary key (account_id, semester_id)
);
create index one_pager_onboarding_by_semester on one_pager_onboarding (semester_id);

create table one_pager (
  id           uuid primary key default gen_random_uuid(),
  account_id   uuid not null references account,
  semester_id  uuid not null references semester,
  type         text not null check (type in ('OWN', 'CHALLENGE')),
  challenge_id uuid,
  file_id      uuid not null references file,
  -- sha256 of the file: the same one sent again is a repeated request, another one comes too late.
  digest       bytea not null check (length(digest) = 32),
  submitted_at timestamptz not null,
  constraint one_one_pager_per_student_and_semester unique (account_id, semester_id),
  constraint a_one_pager_for_a_challenge_names_it check ((type = 'CHALLENGE') = (challenge_id is not null)),
  constraint a_one_pager_names_a_challenge_of_its_semester
    foreign key (challenge_id, semester_id) references challenge (id, semester_id)
);
create index one_pager_newest_first on one_pager (semester_id, submitted_at desc, id);
create index one_pager_by_challenge on one_pager (challenge_id, semester_id) where challenge_id is not null;
create index one_pager_by_file on one_pager (file_id);
create function tell_one_pager_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('one_pager', '');
  return null;
end $$;
create trigger one_pager_changes after insert or update or delete on one_pager
  for each statement execute function tell_one_pager_change();
create trigger onboarding_changes after insert or update or delete on onboarding
  for each statement execute function tell_one_pager_change();

-- Lists of students are in the order of their names.
alter table account add column sort_name text collate "hu-x-icu"
  generated always as (surname || ' ' || firstname) stored;
create index student_by_name on account (sort_name, id) where role = 'STUDENT' and released_at is null;
create index student_by_university_and_name on account (university_id, sort_name, id)
  where role = 'STUDENT' and released_at is null;
