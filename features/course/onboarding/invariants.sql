-- only students are onboarded and tested
select a.id from account a
where a.role <> 'STUDENT' and (
  exists (select from onboarding where account_id = a.id) or exists (select from personality_answer where account_id = a.id));

-- what is kept of a student's progress is what a recount of the modules says
select o.account_id from onboarding o join semester s on s.key = o.semester_key
left join standing t on t.account_id = o.account_id and t.semester_id = s.id
cross join lateral (
  select count(*) filter (where p.completed and (p.exam_questions > 0 or p.lesson_count > 0)) as modules_completed,
    sum(p.points) filter (where p.exam_questions > 0) as points
  from module_progress(o.account_id, s.id) p where not p.extra
) recount
where (coalesce(t.modules_completed, 0), t.points) is distinct from (recount.modules_completed, recount.points);
