-- Semester 2: projects, the teams around them, and what people ask of each other (decisions P1-P11, X1-X18).
alter table semester
  alter column one_pager_deadline drop not null,
  drop constraint deadline_lies_within_the_semester,
  add column team_deadline            timestamptz,
  add column progress_report_deadline timestamptz,
  add column answer_days              smallint check (answer_days between 1 and 60),
  add column mentor_capacity          smallint check (mentor_capacity between 0 and 50);
-- A second semester that is there already gets what the first one of a new programme would.
update semester set team_deadline = starts_at + (ends_at - starts_at) / 3, answer_days = 10, mentor_capacity = 3,
  progress_report_deadline = one_pager_deadline, one_pager_deadline = null where number = 2;
alter table semester
  add constraint each_semester_has_its_own_deadlines check (
    case number
      when 1 then one_pager_deadline is not null
        and num_nonnulls(team_deadline, progress_report_deadline, answer_days, mentor_capacity) = 0
      else one_pager_deadline is null
        and num_nulls(team_deadline, progress_report_deadline, answer_days, mentor_capacity) = 0
    end),
  add constraint deadlines_lie_within_the_semester check (
    coalesce(one_pager_deadline between starts_at and ends_at, true)
    and coalesce(team_deadline between starts_at and ends_at, true)
    and coalesce(progress_report_deadline between team_deadline and ends_at, true)),
  add constraint one_number_per_semester unique (id, number);

create table project (
  id                uuid primary key default gen_random_uuid(),
  semester_id       uuid not null,
  -- Projects belong to second semesters.
  semester_number   smallint not null default 2 check (semester_number = 2),
  owner_id          uuid not null references account,
  status            text not null default 'CREATED' check (status in ('CREATED', 'DRAFT', 'PUBLISHED', 'DISSOLVED')),
  name              text not null check (char_length(name) between 1 and 80),
  short_description text not null check (char_length(short_description) <= 300),
  problem           text not null check (char_length(problem) <= 3000),
  solution          text not null check (char_length(solution) <= 3000),
  market            text not null check (char_length(market) <= 3000),
  competitors       text not null check (char_length(competitors) <= 3000),
  business_model    text not null check (char_length(business_model) <= 3000),
  about_team        text not null check (char_length(about_team) <= 3000),
  contact           text not null check (char_length(contact) <= 3000),
  -- Rises with every save: whoever saves says which one they have seen.
  revision          integer not null default 1 check (revision >= 1),
  is_complete       boolean not null default false,
  created_at        timestamptz not null,
  saved_at          timestamptz not null,
  published_at      timestamptz,
  dissolved_at      timestamptz,
  search_text       text not null generated always as (fold(name || ' ' || short_description)) stored,
  constraint one_semester_per_project unique (id, semester_id),
  foreign key (semester_id, semester_number) references semester (id, number),
  constraint a_published_project_is_described check (
    published_at is null or '' not in
      (short_description, problem, solution, market, competitors, business_model, about_team, contact)),
  constraint a_project_has_the_times_of_its_status check (
    (status = 'DISSOLVED') = (dissolved_at is not null)
    and (status <> 'PUBLISHED' or published_at is not null)
    and (status not in ('CREATED', 'DRAFT') or published_at is null))
);
create unique index one_live_project_per_owner_and_semester
  on project (owner_id, semester_id) where status <> 'DISSOLVED';
create index project_by_owner on project (owner_id);
create index project_by_semester on project (semester_id, semester_number);
create index published_project_newest_first on project (semester_id, published_at desc, id) where status = 'PUBLISHED';
create index project_search on project using gin (search_text gin_trgm_ops);

create table project_has_focus (
  project_id uuid not null references project on delete cascade,
  term_id    uuid not null,
  kind       text not null default 'focus' check (kind = 'focus'),
  position   smallint not null,
  primary key (project_id, term_id),
  foreign key (term_id, kind) references term (id, kind),
  constraint a_project_has_five_focuses_at_most check (position between 1 and 5),
  constraint one_focus_per_position unique (project_id, position)
);
create index project_has_focus_by_term on project_has_focus (term_id, kind);

-- Who is in a team: the owner first, then at most two more (spec 9). Nobody leaves by themselves (decision P6).
create table seat (
  account_id  uuid not null references account,
  semester_id uuid not null,
  project_id  uuid not null,
  position    smallint not null,
  since       timestamptz not null,
  constraint one_team_per_student_and_semester primary key (account_id, semester_id),
  foreign key (project_id, semester_id) references project (id, semester_id),
  constraint a_team_has_three_seats check (position between 0 and 2),
  constraint one_person_per_seat unique (project_id, position)
);
create index seat_by_project on seat (project_id, semester_id);

-- Who mentors a project; one, and for good (spec 4).
create table mentorship (
  project_id  uuid not null,
  semester_id uuid not null,
  mentor_id   uuid not null references account,
  since       timestamptz not null,
  constraint one_mentor_per_project primary key (project_id),
  foreign key (project_id, semester_id) references project (id, semester_id)
);
create index mentorship_by_mentor on mentorship (mentor_id, semester_id);
create index mentorship_by_project on mentorship (project_id, semester_id);

-- Applications, invitations and mentor applications (decision X3): from the owner's side or to it, the person is the other.
create table team_request (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('APPLICATION', 'INVITATION', 'MENTOR_APPLICATION')),
  semester_id uuid not null,
  project_id  uuid not null,
  person_id   uuid not null references account,
  status      text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'VOID')),
  motivation  text not null check (char_length(motivation) <= 1000),
  cv_file_id  uuid references file,
  -- sha256 of the file: the same application sent again, because its answer was lost, is the same one.
  cv_digest   bytea check (length(cv_digest) = 32),
  sent_at     timestamptz not null,
  answer_by   timestamptz not null,
  seen_at     timestamptz,
  closed_at   timestamptz,
  void_reason text check (void_reason in ('expired', 'team-full', 'team-complete', 'joined-another-team',
    'has-own-project', 'project-dissolved', 'project-has-mentor', 'mentor-full', 'semester-ended', 'account-disabled')),
  -- Of a mentor who declines (spec 5).
  reason      text check (char_length(reason) between 1 and 1000),
  foreign key (project_id, semester_id) references project (id, semester_id),
  constraint only_an_application_has_a_cv check (cv_file_id is null or kind = 'APPLICATION'),
  constraint a_cv_has_its_digest check ((cv_file_id is null) = (cv_digest is null)),
  constraint an_application_says_why check (kind = 'INVITATION' or motivation <> ''),
  constraint a_void_request_has_its_reason check ((status = 'VOID') = (void_reason is not null)),
  constraint only_a_mentor_declines_with_a_reason check
    ((kind = 'MENTOR_APPLICATION' and status = 'REJECTED') = (reason is not null)),
  constraint a_request_that_is_closed_has_its_time check ((status = 'PENDING') = (closed_at is null)),
  constraint a_request_is_answered_after_it_was_sent check (closed_at >= sent_at and answer_by >= sent_at)
);
-- Between the two whatever its kind: who is invited has nothing to apply for, and the other way round (decision X13).
create unique index one_pending_request_per_project_and_person
  on team_request (project_id, person_id) where status = 'PENDING';
-- Nobody asks again where the answer was no (decisions P4, P7, X13).
create unique index nobody_asks_again_after_a_refusal
  on team_request (project_id, person_id, kind) where status in ('PENDING', 'ACCEPTED', 'REJECTED');
create index team_request_of_person on team_request (person_id, semester_id, sent_at desc, id);
create index team_request_of_project on team_request (project_id, semester_id, sent_at desc, id);
create index pending_team_request_by_clock on team_request (answer_by, id) where status = 'PENDING';
create index team_request_by_cv on team_request (cv_file_id) where cv_file_id is not null;
