-- What the office rules of exam questions that proved wrong, and what it changes of each attempt.

create table ruling (
  id           uuid primary key default gen_random_uuid(),
  -- In the order of their making.
  number       bigint not null generated always as identity,
  question_id  uuid not null references question,
  module_id    uuid not null references module,
  kind         text not null check (kind in ('full-points', 'also-accept', 'right-answer', 'leave-out', 'as-asked')),
  -- Of the question, that it is about.
  versions     smallint[] not null constraint a_ruling_is_about_versions check (cardinality(versions) > 0),
  answers      jsonb not null default '[]',
  -- It holds for those too whom it takes points from.
  lowers       boolean not null,
  -- Attempts that fall by it, as its maker confirmed.
  falling      integer not null check (falling >= 0),
  reason_hu    text not null check (char_length(reason_hu) between 1 and 2000),
  reason_en    text not null check (char_length(reason_en) between 1 and 2000),
  made_at      timestamptz not null,
  made_by      uuid not null references account,
  -- The job: students whose attempts are counted anew, how many of them are through, and the last of those.
  students     integer not null,
  students_done integer not null default 0,
  done_up_to   uuid,
  finished_at  timestamptz,
  constraint answers_belong_to_rulings_on_what_is_right
    check ((kind in ('also-accept', 'right-answer')) = (jsonb_array_length(answers) > 0)),
  constraint one_answer_is_the_right_one check (kind <> 'right-answer' or jsonb_array_length(answers) = 1),
  constraint a_ruling_goes_through_the_students_who_met_its_question check (students_done >= 0 and students >= 0)
);
-- One after another: what an attempt reached before a ruling is what the one before it left.
create unique index one_ruling_at_a_time_in_a_module on ruling (module_id) where finished_at is null;
create index ruling_by_question on ruling (question_id, number desc);
create index ruling_by_module on ruling (module_id);
create index ruling_by_maker on ruling (made_by);

-- The ruling in force of a version; none where it counts as it was asked.
create table question_ruled (
  question_id  uuid not null,
  version      smallint not null,
  ruling_id    uuid not null references ruling,
  primary key (question_id, version),
  constraint a_version_that_was_published_is_ruled foreign key (question_id, version)
    references content_version (thing_id, number)
);
create index question_ruled_by_ruling on question_ruled (ruling_id);

alter table exam_answer
  -- By a ruling: not in the sum of its attempt.
  add column left_out boolean not null default false;

-- What a ruling changed of an attempt; the result of before stays readable beside the new one.
create table regrade (
  number           bigint not null generated always as identity,
  ruling_id        uuid not null references ruling,
  attempt_id       uuid not null,
  -- Of the question in the attempt.
  position         smallint not null,
  points_before    smallint not null,
  points_after     smallint not null check (points_after between 0 and 100),
  passed_before    boolean not null,
  passed_after     boolean not null,
  earned_before    smallint not null,
  earned_after     smallint not null,
  left_out_before  boolean not null,
  left_out_after   boolean not null,
  at               timestamptz not null,
  primary key (ruling_id, attempt_id),
  constraint an_answer_of_the_attempt_is_regraded foreign key (attempt_id, position)
    references exam_answer (attempt_id, position),
  constraint a_regrade_changes_something check (
    (points_before, passed_before, earned_before, left_out_before)
    is distinct from (points_after, passed_after, earned_after, left_out_after))
);
create index regrade_by_attempt on regrade (attempt_id, number);
create index regrade_by_answer on regrade (attempt_id, position);

-- Who was told of a ruling, once: by a mail, and on the home page until they have seen it.
create table regrade_notice (
  ruling_id   uuid not null references ruling,
  account_id  uuid not null references account,
  at          timestamptz not null,
  seen_at     timestamptz,
  primary key (ruling_id, account_id)
);
create index regrade_notice_by_student on regrade_notice (account_id, at);
