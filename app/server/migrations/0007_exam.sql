create table question (
  id          uuid primary key default gen_random_uuid(),
  module_id   uuid not null references module,
  key         text not null,
  kind        text not null check (kind in ('single', 'multiple', 'true-false', 'ordering')),
  points      smallint not null check (points between 1 and 5),
  -- Positions from 0; for ordering the identity, because options are stored in the right order.
  correct     smallint[] not null check (cardinality(correct) between 1 and 8),
  retired_at  timestamptz,
  unique (module_id, key)
);

create table question_text (
  question_id  uuid not null references question on delete cascade,
  language     text not null check (language in ('hu', 'en')),
  prompt       text not null,
  options      text[] not null check (cardinality(options) between 2 and 8),
  why          text not null,
  primary key (question_id, language)
);

create table exam_attempt (
  id          uuid primary key default gen_random_uuid(),
  account_id  uuid not null references account,
  module_id   uuid not null references module,
  number      smallint not null check (number > 0),
  status      text not null check (status in ('OPEN', 'SUBMITTED', 'TIMED_OUT')),
  -- Taken at another provider, which scores it and tells the result.
  external    boolean not null default false,
  started_at  timestamptz not null,
  ends_at     timestamptz not null,
  closed_at   timestamptz,
  -- Of 100, whatever the drawn questions add up to (decision C6).
  points      smallint check (points between 0 and 100),
  passed      boolean,
  unique (account_id, module_id, number),
  constraint an_attempt_ends_after_it_starts check (ends_at > started_at),
  constraint a_closed_attempt_has_a_result
    check ((status = 'OPEN') = (closed_at is null)
           and (closed_at is null) = (points is null)
           and (closed_at is null) = (passed is null))
);
create unique index one_open_attempt_per_student_and_module on exam_attempt (account_id, module_id) where status = 'OPEN';
create index attempts_to_time_out on exam_attempt (ends_at) where status = 'OPEN';

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

create table exam_grant (
  account_id      uuid not null references account,
  module_id       uuid not null references module,
  extra_attempts  smallint not null check (extra_attempts between 0 and 3),
  extra_minutes   smallint not null check (extra_minutes between 0 and 180),
  primary key (account_id, module_id)
);

-- Decision C2 in one place, for the screens and for the exam itself: where one student stands in one semester.
-- A module is completed when an attempt passed or the semester's attempts are used; an attempt granted beside them
-- takes nothing back. Extra modules never block.
create function module_progress(student uuid, semester uuid)
returns table (
  module_id uuid, module_position smallint, extra boolean, has_exam boolean,
  lesson_count integer, lessons_done integer,
  attempts_used integer, attempts_allowed integer,
  open_attempt uuid, open_ends_at timestamptz,
  counting_attempt uuid, counting_number smallint, points smallint, passed boolean, closed_at timestamptz,
  completed boolean, unlocked boolean, blocked_by uuid
)
language sql stable
as $$
  with facts as (
    select m.id, m.position, m.extra,
      exists (select from question q where q.module_id = m.id and q.retired_at is null) as has_exam,
      (select count(*) from lesson l where l.module_id = m.id)::int as lesson_count,
      (select count(*) from lesson l join lesson_done d on d.lesson_id = l.id and d.account_id = student
        where l.module_id = m.id)::int as lessons_done,
      coalesce(used.n, 0) as used,
      coalesce(used.any_passed, false) or coalesce(used.closed, 0) >= s.exam_attempts as done,
      s.exam_attempts + coalesce(g.extra_attempts, 0) as allowed,
      used.open_id, used.open_ends_at,
      last.id as last_id, last.number, last.points, last.passed, last.closed_at
    from module m
    join semester s on s.id = m.semester_id
    left join exam_grant g on g.module_id = m.id and g.account_id = student
    left join lateral (
      select count(*)::int as n,
        count(*) filter (where a.status <> 'OPEN') as closed,
        bool_or(a.passed) as any_passed,
        (array_agg(a.id) filter (where a.status = 'OPEN'))[1] as open_id,
        max(a.ends_at) filter (where a.status = 'OPEN') as open_ends_at
      from exam_attempt a where a.account_id = student and a.module_id = m.id
    ) used on true
    left join lateral (
      select a.id, a.number, a.points, a.passed, a.closed_at
      from exam_attempt a
      where a.account_id = student and a.module_id = m.id and a.status <> 'OPEN'
      order by a.number desc limit 1
    ) last on true
    where m.semester_id = semester
  ), judged as (
    select *,
      case when has_exam then done else lessons_done = lesson_count end as completed
    from facts
  ), opened as (
    select j.*,
      j.extra or not exists (
        select from judged e where not e.extra and not e.completed and e.position < j.position) as open,
      (select e.id from judged e where not e.extra and e.position < j.position
        order by e.position desc limit 1) as before
    from judged j
  )
  select id, position, extra, has_exam, lesson_count, lessons_done, used, allowed, open_id, open_ends_at,
    last_id, number, points, passed, closed_at, completed, open,
    case when not open then before end
  from opened
  order by position
$$;
