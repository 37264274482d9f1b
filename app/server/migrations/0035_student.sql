-- The list of students (decision T4) shows and filters how far each one is. Worked out from the rows, a page of the list
-- costs a millisecond for each student, and a filter one for every student there is; so it is kept beside them.
create table standing (
  account_id        uuid not null references account on delete cascade,
  semester_id       uuid not null references semester,
  modules_completed integer not null default 0 check (modules_completed >= 0),
  -- Of the attempts that count in the proposed grade (decision C6); null before the first one.
  points            integer check (points >= 0),
  primary key (account_id, semester_id)
);
create index standing_by_progress on standing (semester_id, modules_completed, account_id);

-- The last day, in Budapest, on which somebody used the platform. It outlives their sessions.
create table last_activity (
  account_id uuid primary key references account on delete cascade,
  day        date not null
);
insert into last_activity (account_id, day)
select account_id, max(seen_at at time zone 'Europe/Budapest')::date from session group by account_id;

create function note_activity() returns trigger language plpgsql as $$
begin
  insert into last_activity as known (account_id, day)
  values (new.account_id, (new.seen_at at time zone 'Europe/Budapest')::date)
  on conflict (account_id) do update set day = excluded.day where known.day < excluded.day;
  return null;
end $$;
create trigger session_is_activity after insert or update of seen_at on session
  for each row execute function note_activity();

-- Whether somebody has been let in: false while a registration waits or is rejected. Asked of the registration, a count of
-- 1,000 students costs as many look-ups.
alter table account add column is_admitted boolean not null default true;

create index admitted_student_by_name on account (sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
create index admitted_student_by_university_and_name on account (university_id, sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
create index admitted_student_by_personality_and_name on account (personality, sort_name, id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;

-- What is counted by university is counted anew when a student changes it or is let go.
create trigger account_university_changes after update of university_id, released_at on account
  for each statement execute function tell_one_pager_change();

-- Which modules have an exam is kept in memory with the course.
create trigger question_changed after insert or update or delete or truncate on question
  for each statement execute function tell_content_change();
