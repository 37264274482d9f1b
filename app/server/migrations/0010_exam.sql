-- It also tells how large each exam is, and keeps open what was begun.
drop function module_progress(uuid, uuid);

-- Decision C2 in one place, for the screens and for the exam itself: where one student stands in one semester.
-- A module is completed when an attempt passed or the semester's attempts are used; an attempt granted beside them
-- takes nothing back. Extra modules never block.
create function module_progress(student uuid, semester uuid)
returns table (
  module_id uuid, module_position smallint, extra boolean, exam_questions integer, exam_minutes integer,
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
      least(s.exam_questions, (select count(*) from question q
        where q.module_id = m.id and q.retired_at is null))::int as exam_questions,
      s.exam_minutes + coalesce(g.extra_minutes, 0) as exam_minutes,
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
      case when exam_questions > 0 then done else lessons_done = lesson_count end as completed
    from facts
  ), opened as (
    select j.*,
      -- What was begun stays open, also when more attempts are allowed and a module before it can be tried again.
      j.extra or j.used > 0 or j.lessons_done > 0 or not exists (
        select from judged e where not e.extra and not e.completed and e.position < j.position) as open,
      (select e.id from judged e where not e.extra and e.position < j.position
        order by e.position desc limit 1) as before
    from judged j
  )
  select id, position, extra, exam_questions, exam_minutes, lesson_count, lessons_done, used, allowed, open_id, open_ends_at,
    last_id, number, points, passed, closed_at, completed, open,
    case when not open then before end
  from opened
  order by position
$$;
