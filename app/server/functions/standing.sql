-- How far students are in a semester, for lists (decision T4): `module_progress` says the same of one
-- student, and costs a millisecond for each. The invariants compare the two. A student without a row has
-- completed nothing.
create or replace function course_standings(semester uuid, students uuid[])
returns table (account_id uuid, modules_completed integer, points integer)
language sql stable
as $$
  with course as (
    select m.id, s.exam_attempts,
      (select count(*) from lesson l where l.module_id = m.id and l.retired_at is null) as lessons,
      s.exam_questions > 0 and exists (
        select from question q where q.module_id = m.id and q.retired_at is null) as has_exam
    from module m join semester s on s.id = m.semester_id
    where m.semester_id = semester and not m.extra
  ), result as (
    select a.account_id, bool_or(a.passed) or count(*) >= c.exam_attempts as is_completed,
      (array_agg(a.points order by a.number desc))[1] as points
    from unnest(students) as student (id) join exam_attempt a on a.account_id = student.id
    join course c on c.id = a.module_id
    where c.has_exam and exam_attempt_is_final(a.status)
    group by a.account_id, c.id, c.exam_attempts
    union all
    select d.account_id, count(*) filter (where l.retired_at is null) = c.lessons, null
    from unnest(students) as student (id) join lesson_done d on d.account_id = student.id
    join lesson l on l.id = d.lesson_id join course c on c.id = l.module_id
    where not c.has_exam
    group by d.account_id, c.id, c.lessons
  )
  select account_id, (count(*) filter (where is_completed))::int, sum(points)::int from result group by account_id
$$;

-- Whoever has been at an exam or a lesson of the semester, or has a standing in it.
create or replace function students_of_course(semester uuid) returns uuid[] language sql stable as $$
  select array(
    select a.account_id from exam_attempt a join module m on m.id = a.module_id where m.semester_id = semester
    union
    select d.account_id from lesson_done d join lesson l on l.id = d.lesson_id join module m on m.id = l.module_id
    where m.semester_id = semester
    union
    select t.account_id from standing t where t.semester_id = semester)
$$;

-- Locked first and read then: a simultaneous change of the same student is waited for, and seen. The settings
-- of the semester cannot change meanwhile.
create or replace function refresh_standings(semester uuid, students uuid[]) returns void language plpgsql as $$
begin
  perform from semester s where s.id = refresh_standings.semester for share;
  insert into standing (account_id, semester_id)
  -- None for an account that is being removed.
  select a.id, refresh_standings.semester from account a where a.id = any(students) order by 1 on conflict do nothing;
  perform from standing t
  where t.semester_id = refresh_standings.semester and t.account_id = any(students)
  order by t.account_id for update;
  update standing t set modules_completed = coalesce(c.modules_completed, 0), points = c.points
  from unnest(students) as student (id)
  left join course_standings(refresh_standings.semester, students) c on c.account_id = student.id
  where t.account_id = student.id and t.semester_id = refresh_standings.semester
    and (t.modules_completed, t.points) is distinct from (coalesce(c.modules_completed, 0), c.points);
end $$;

create or replace function attempts_move_standings() returns trigger language plpgsql as $$
begin
  perform refresh_standings(m.semester_id, array_agg(distinct a.account_id))
  from changed a join module m on m.id = a.module_id
  where exam_attempt_is_final(a.status)
  group by m.semester_id order by m.semester_id;
  return null;
end $$;
create or replace trigger attempt_added after insert on exam_attempt
  referencing new table as changed for each statement execute function attempts_move_standings();
create or replace trigger attempt_edited after update on exam_attempt
  referencing new table as changed for each statement execute function attempts_move_standings();
create or replace trigger attempt_removed after delete on exam_attempt
  referencing old table as changed for each statement execute function attempts_move_standings();

-- Lessons complete a module that has no exam.
create or replace function lessons_move_standings() returns trigger language plpgsql as $$
begin
  perform refresh_standings(m.semester_id, array_agg(distinct d.account_id))
  from changed d join lesson l on l.id = d.lesson_id join module m on m.id = l.module_id
  where not exists (select from question q where q.module_id = m.id and q.retired_at is null)
  group by m.semester_id order by m.semester_id;
  return null;
end $$;
create or replace trigger lesson_done_added after insert on lesson_done
  referencing new table as changed for each statement execute function lessons_move_standings();
create or replace trigger lesson_done_removed after delete on lesson_done
  referencing old table as changed for each statement execute function lessons_move_standings();

create or replace function settings_move_standings() returns trigger language plpgsql as $$
begin
  if (old.exam_attempts, old.exam_questions) is distinct from (new.exam_attempts, new.exam_questions) then
    perform refresh_standings(new.id, students_of_course(new.id));
  end if;
  return null;
end $$;
create or replace trigger settings_move_standings after update on semester
  for each row execute function settings_move_standings();

-- Only the first question of a module and its last one decide whether it has an exam.
create or replace function questions_move_standings() returns trigger language plpgsql as $$
begin
  perform refresh_standings(m.semester_id, students_of_course(m.semester_id))
  from module m
  where m.id in (
    select c.module_id from changed c where not exists (
      select from question q
      where q.module_id = c.module_id and q.retired_at is null and q.id not in (select id from changed)))
    and exists (select from standing t where t.semester_id = m.semester_id)
  group by m.semester_id order by m.semester_id;
  return null;
end $$;
create or replace trigger question_added after insert on question
  referencing new table as changed for each statement execute function questions_move_standings();
create or replace trigger question_edited after update on question
  referencing new table as changed for each statement execute function questions_move_standings();
create or replace trigger question_removed after delete on question
  referencing old table as changed for each statement execute function questions_move_standings();

create or replace function course_moves_standings() returns trigger language plpgsql as $$
begin
  perform refresh_standings(t.semester_id, students_of_course(t.semester_id))
  from (select distinct semester_id from standing order by 1) t;
  return null;
end $$;
create or replace trigger lessons_move_standings after insert or update of retired_at or delete on lesson
  for each statement execute function course_moves_standings();
create or replace trigger modules_move_standings after insert or update of semester_id, extra, position or delete on module
  for each statement execute function course_moves_standings();

-- Counted anew whenever something above has changed.
select refresh_standings(id, students_of_course(id)) from semester order by id;
