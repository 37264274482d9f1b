-- Mentors of projects: how many each takes, whom they would take, and whom members suggest (decisions P7-P10).
create table mentor_places (
  mentor_id       uuid not null references account,
  semester_id     uuid not null,
  -- Projects belong to second semesters.
  semester_number smallint not null default 2 check (semester_number = 2),
  capacity        smallint not null check (capacity between 0 and 50),
  -- As many as the mentor has projects: counted with every mentorship, below.
  used            smallint not null default 0,
  -- Set by the office for this mentor; otherwise it moves with the semester's.
  is_own          boolean not null default false,
  constraint one_number_of_places_per_mentor_and_semester primary key (mentor_id, semester_id),
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint no_mentor_is_over_their_limit check (used between 0 and capacity)
);
create index mentor_places_by_semester on mentor_places (semester_id, semester_number);
insert into mentor_places (mentor_id, semester_id, capacity, used)
  select m.mentor_id, s.id, greatest(s.mentor_capacity, count(*)), count(*)
  from mentorship m join semester s on s.id = m.semester_id group by m.mentor_id, s.id;

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

create table mentor_interest (
  id          uuid not null unique default gen_random_uuid(),
  project_id  uuid not null,
  semester_id uuid not null,
  mentor_id   uuid not null references account,
  sent_at     timestamptz not null,
  constraint one_interest_per_project_and_mentor primary key (project_id, mentor_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentor_interest_of_mentor on mentor_interest (mentor_id, semester_id, sent_at desc);
create index mentor_interest_of_project on mentor_interest (project_id, semester_id, sent_at desc);

create table mentor_suggestion (
  member_id    uuid not null references account,
  project_id   uuid not null,
  semester_id  uuid not null,
  mentor_id    uuid not null references account,
  suggested_at timestamptz not null,
  constraint one_suggestion_per_member_and_mentor primary key (member_id, project_id, mentor_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentor_suggestion_by_project on mentor_suggestion (project_id, semester_id);
create index mentor_suggestion_by_mentor on mentor_suggestion (mentor_id);
