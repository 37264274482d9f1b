-- The rescue round (issue 10.1.13): before the team deadline the office proposes teams to students without one.
create table rescue_round (
  id              uuid primary key default gen_random_uuid(),
  semester_id     uuid not null,
  -- Projects belong to second semesters.
  semester_number smallint not null default 2 check (semester_number = 2),
  -- Counts the changes of all rounds of the semester: whoever changes one says what they saw.
  revision        int not null,
  changed_at      timestamptz not null,
  changed_by      uuid not null references account,
  sent_at         timestamptz,
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint one_rescue_round_per_revision unique (semester_id, revision)
);
create unique index one_draft_rescue_round_per_semester on rescue_round (semester_id) where sent_at is null;
create index rescue_round_by_semester on rescue_round (semester_id, semester_number);
create index rescue_round_by_changer on rescue_round (changed_by);

-- People who might make a team, around a project or without one yet.
create table rescue_group (
  id         uuid primary key,
  round_id   uuid not null references rescue_round on delete cascade,
  project_id uuid references project,
  constraint one_rescue_round_per_group unique (id, round_id),
  constraint one_rescue_group_per_round_and_project unique (round_id, project_id)
);
create index rescue_group_by_project on rescue_group (project_id);

-- Where a round puts a student; without a group, why.
create table rescue_place (
  round_id   uuid not null references rescue_round on delete cascade,
  account_id uuid not null references account,
  group_id   uuid,
  left_out   text check (left_out in ('no-place', 'taken-out', 'left-alone')),
  -- Said that they create the project of a group without one.
  creates    boolean not null default false,
  constraint one_rescue_place_per_round_and_student primary key (round_id, account_id),
  foreign key (group_id, round_id) references rescue_group (id, round_id),
  constraint a_rescue_place_has_a_group_or_a_reason check ((group_id is null) <> (left_out is null)),
  constraint only_in_a_group_somebody_creates_the_project check (group_id is not null or not creates)
);
create unique index one_creator_per_rescue_group on rescue_place (group_id) where creates;
create index rescue_place_by_student on rescue_place (account_id, round_id);
create index rescue_place_by_group on rescue_place (group_id, round_id);
