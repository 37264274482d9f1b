-- Decision C2 in one place, for the screens and for the exam itself: where one student stands in one semester.
-- A module is completed when an attempt passed or the semester's attempts are used; an attempt granted beside them
-- takes nothing back. Extra modules never block.
-- Its columns may have changed.
drop function if exists module_progress(uuid, uuid);
create function module_progress(student uuid, semester uuid)
returns table (
  module_id uuid, module_position smallint, extra boolean, exam_questions integer, next_questions integer,
  exam_minutes integer,
  lesson_count integer, done_lessons uuid[],
  attempts_used integer, attempts_allowed integer,
  open_attempt uuid, open_ends_at timestamptz, open_questions integer, open_minutes integer,
  counting_attempt uuid, counting_number smallint, points smallint, passed boolean, closed_at timestamptz,
  completed boolean, unlocked boolean, blocked_by uuid
)
language sql stable
as $$
  -- PostgreSQL does not look into a subselect while it plans. With the student itself the plan that it keeps seems
  -- dearer than one for a student with few rows, and it plans anew at each call: 1.2 of 1.6 ms.
  -- Materialized, or PostgreSQL works its expressions out again wherever `judged` names them.
  with facts as materialized (
    select m.id, m.position, m.extra,
      least(s.exam_questions, coalesce(bank.n, 0))::int as exam_questions,
      -- An attempt granted beside the semester's own draws nothing that was drawn before, and any other nothing whose solution
      -- was shown before more attempts were allowed.
      case when coalesce(used.n, 0) < s.exam_attempts and not coalesce(used.any_shown, false) then s.exam_questions
        else least(s.exam_questions, (select count(*) from question q
          where q.module_id = m.id and q.retired_at is null and not exists (
            select from exam_answer x join exam_attempt a on a.id = x.attempt_id
            where x.question_id = q.id and a.account_id = (select student)
              and (a.solutions_shown or used.n >= s.exam_attempts)))) end as unseen_questions,
      s.exam_minutes + coalesce(g.extra_minutes, 0) as exam_minutes,
      coalesce(course.n, 0) + coalesce(own.retired, 0) as lesson_count,
      coalesce(own.lessons, '{}') as done_lessons,
      coalesce(used.n, 0) as used,
      coalesce(used.any_passed, false) or coalesce(used.closed, 0) >= s.exam_attempts as done,
      -- In a retired module no attempt begins any more.
      case when m.retired_at is not null then coalesce(used.n, 0) else s.exam_attempts + coalesce(g.extra_attempts, 0) end
        as allowed,
      used.open_id, used.open_ends_at, used.open_minutes,
      case when used.open_id is not null then
        (select count(*)::int from exam_answer x where x.attempt_id = used.open_id) end as open_questions,
      last.id as last_id, last.number, last.points, last.passed, last.closed_at
    from module m
    join semester s on s.id = m.semester_id
    left join (
      select q.module_id, count(*) as n from question q where q.retired_at is null group by q.module_id
    ) bank on bank.module_id = m.id
    left join (
      select l.module_id, count(*)::int as n from lesson l where l.retired_at is null group by l.module_id
    ) course
      on course.module_id = m.id
    left join (
      -- A lesson that was retired stays with who had finished it.
      select l.module_id, array_agg(l.id) as lessons, count(*) filter (where l.retired_at is not null)::int as retired
      from lesson_done d join lesson l on l.id = d.lesson_id where d.account_id = (select student) group by l.module_id
    ) own on own.module_id = m.id
    left join exam_grant g on g.module_id = m.id and g.account_id = (select student)
    left join lateral (
      select count(*)::int as n,
        count(*) filter (where exam_attempt_is_final(a.status)) as closed,
        bool_or(a.passed) as any_passed,
        bool_or(a.solutions_shown) as any_shown,
        (array_agg(a.id) filter (where exam_attempt_is_open(a.status)))[1] as open_id,
        max(a.ends_at) filter (where exam_attempt_is_open(a.status)) as open_ends_at,
        max(extract(epoch from a.ends_at - a.started_at) / 60) filter (where exam_attempt_is_open(a.status))::int
          as open_minutes
      from exam_attempt a where a.account_id = (select student) and a.module_id = m.id
    ) used on true
    left join lateral (
      select a.id, a.number, a.points, a.passed, a.closed_at
      from exam_attempt a
      where a.account_id = (select student) and a.module_id = m.id and exam_attempt_is_final(a.status)
      order by a.number desc limit 1
    ) last on true
    where m.semester_id = (select semester)
      -- What is retired is there for who had begun it.
      and (m.retired_at is null or used.n > 0 or own.lessons is not null)
  ), judged as (
    select *,
      case when exam_questions > 0 then done else cardinality(done_lessons) = lesson_count end as completed
    from facts
  ), opened as (
    select j.*,
      -- What was begun stays open, also when more attempts are allowed and a module before it can be tried again.
      j.extra or j.used > 0 or j.done_lessons <> '{}' or not exists (
        select from judged e where not e.extra and not e.completed and e.position < j.position) as open,
      (select e.id from judged e where not e.extra and e.position < j.position
        order by e.position desc limit 1) as before
    from judged j
  )
  select id, position, extra, exam_questions, least(exam_questions, unseen_questions)::int, exam_minutes, lesson_count, done_lessons, used, allowed, open_id, open_ends_at,
    -- Another provider keeps its questions to itself.
    case when open_id is not null then coalesce(nullif(open_questions, 0), exam_questions) end, open_minutes,
    last_id, number, points, passed, closed_at, completed, open,
    case when not open then before end
  from opened
  order by position
$$;
