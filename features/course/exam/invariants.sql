-- one attempt of an exam is open at a time
select account_id, module_id from exam_attempt where exam_attempt_is_open(status) group by 1, 2 having count(*) > 1;

-- attempts are numbered without gaps
select account_id, module_id from exam_attempt group by 1, 2 having count(*) <> max(number) or min(number) <> 1;

-- nobody has more attempts than the semester and the office ever allowed
select a.id from exam_attempt a join module m on m.id = a.module_id join semester s on s.id = m.semester_id
where a.number > greatest(s.exam_attempts, (
    select max(greatest((detail -> 'from' ->> 'examAttempts')::int, (detail -> 'to' ->> 'examAttempts')::int))
    from audit where act = 'semester-changed' and subject_id = s.id::text))
  + coalesce((
    select max((detail ->> 'extraAttempts')::int) from audit
    where act = 'exam-granted' and subject_id = a.account_id::text and detail ->> 'module' = m.id::text), 0);

-- an attempt begins when the one before has ended
select a.id from exam_attempt a join exam_attempt b using (account_id, module_id)
where b.number = a.number - 1 and (b.closed_at is null or b.closed_at > a.started_at);

-- an attempt begins and ends within its bounds
select a.id from exam_attempt a join module m on m.id = a.module_id join semester s on s.id = m.semester_id
where a.started_at >= s.ends_at or a.closed_at < a.started_at;

-- modules are examined in their order
select a.id from exam_attempt a
join module m on m.id = a.module_id
join semester s on s.id = m.semester_id
join module e on e.semester_id = m.semester_id and e.position < m.position and not e.extra
left join exam_grant g on g.account_id = a.account_id and g.module_id = e.id
where not m.extra
  -- Nor was the course another one when they began the module (decision 27).
  and not exists (
    select from audit c join module r on r.id::text = c.subject_id
    where c.act = 'module-restructured' and r.semester_id = s.id and c.at >= least(
      (select min(x.started_at) from exam_attempt x where x.account_id = a.account_id and x.module_id = m.id),
      (select min(d.at) from lesson_done d join lesson l on l.id = d.lesson_id
        where d.account_id = a.account_id and l.module_id = m.id)))
  and exists (select from question q where q.module_id = e.id)
  and not exists (
    select from exam_attempt x
    where x.account_id = a.account_id and x.module_id = e.id and x.closed_at <= a.started_at
      -- Whoever passed before a regrade, or by one, had it completed then.
      and (x.passed or exists (select from regrade c where c.attempt_id = x.id and (c.passed_before or c.passed_after))
        or x.number >= least(s.exam_attempts, (
        select min(least((detail -> 'from' ->> 'examAttempts')::int, (detail -> 'to' ->> 'examAttempts')::int))
        from audit where act = 'semester-changed' and subject_id = s.id::text))));

-- only students who are in take exams
select a.id from exam_attempt a join account p on p.id = a.account_id
where p.role <> 'STUDENT' or p.personality is null or not exists (select from onboarding o where o.account_id = p.id);

-- the questions of an attempt are numbered without gaps
select attempt_id from exam_answer group by 1 having count(*) <> max(position) or min(position) <> 1;

-- a question belongs to the module that is examined
select x.attempt_id from exam_answer x join exam_attempt a on a.id = x.attempt_id join question q on q.id = x.question_id
where q.module_id <> a.module_id;

-- the shown options are the stored ones in some order
select x.attempt_id, x.position from exam_answer x
join content_version v on v.thing_id = x.question_id and v.number = x.version
where (select array_agg(o order by o) from unnest(x.option_order) o) is distinct from (
  select array_agg(i::smallint order by i) from generate_series(0, jsonb_array_length(v.content -> 'hu' -> 'options') - 1) i);

-- an answer names options that its question has, none twice, as many as its kind takes
select x.attempt_id, x.position from exam_answer x
join content_version v on v.thing_id = x.question_id and v.number = x.version
where x.choice is not null and (
  not x.choice <@ x.option_order
  or cardinality(x.choice) <> (select count(distinct o) from unnest(x.choice) o)
  or (v.content ->> 'kind' in ('single', 'true-false') and cardinality(x.choice) > 1)
  or (v.content ->> 'kind' in ('ordering', 'matching') and cardinality(x.choice) not in (0, cardinality(x.option_order))));

-- a number answers a question that asks for one
select x.attempt_id, x.position from exam_answer x
join content_version v on v.thing_id = x.question_id and v.number = x.version
where x.number is not null and v.content ->> 'kind' <> 'numeric';

-- an answer was given while its attempt was open
select x.attempt_id, x.position from exam_answer x join exam_attempt a on a.id = x.attempt_id
where x.answered_at < a.started_at or x.answered_at > a.closed_at
  or x.answered_at >= a.ends_at + interval '5 seconds';

-- a closed attempt has points for every question, an open one has none
select x.attempt_id, x.position from exam_answer x join exam_attempt a on a.id = x.attempt_id
where exam_attempt_is_open(a.status) <> (x.points is null);

-- no answer earns less than nothing or more than its question gives, and what was not answered earns by a ruling alone
select x.attempt_id, x.position from exam_answer x
join content_version v on v.thing_id = x.question_id and v.number = x.version
where x.points not between 0 and (v.content ->> 'points')::int
  or (x.choice is null and x.points > 0 and not exists (
    select from ruling r where r.question_id = x.question_id and x.version = any (r.versions)
      and r.kind = 'full-points'));

-- the points of an attempt are what those of its answers add up to that are in its sum
select a.id from exam_attempt a
join (
  select x.attempt_id, coalesce(round(100.0 * sum(x.points) filter (where not x.left_out)
    / sum((v.content ->> 'points')::int) filter (where not x.left_out)), 100) as points
  from exam_answer x join content_version v on v.thing_id = x.question_id and v.number = x.version group by 1
) recount on recount.attempt_id = a.id
where exam_attempt_is_final(a.status) and a.points <> recount.points;
