-- what is in force of a version is the newest ruling on it
select q.question_id, q.version from question_ruled q
where q.ruling_id <> (
  select r.id from ruling r where r.question_id = q.question_id and q.version = any (r.versions)
  order by r.number desc limit 1);

-- a ruling is on a question of its module
select r.id from ruling r join question q on q.id = r.question_id where q.module_id <> r.module_id;

-- who rules is of the office
select r.id from ruling r join account a on a.id = r.made_by where a.role <> 'OFFICE';

-- whoever met a question that gives everybody full points has them
select x.attempt_id, x.position from exam_answer x
join question_ruled q on q.question_id = x.question_id and q.version = x.version
join ruling r on r.id = q.ruling_id join exam_attempt a on a.id = x.attempt_id
join content_version v on v.thing_id = x.question_id and v.number = x.version
where r.kind = 'full-points' and r.finished_at is not null and not exam_attempt_is_open(a.status)
  and x.points <> (v.content ->> 'points')::int;

-- an answer is left out of the sum where a ruling says so, and by one that lowers everywhere
select x.attempt_id, x.position from exam_answer x
join exam_attempt a on a.id = x.attempt_id
left join question_ruled q on q.question_id = x.question_id and q.version = x.version
left join ruling r on r.id = q.ruling_id
where not exam_attempt_is_open(a.status)
  and not exists (select from ruling w where w.question_id = x.question_id and w.finished_at is null)
  and ((x.left_out and r.kind is distinct from 'leave-out') or (not x.left_out and r.kind = 'leave-out' and r.lowers));

-- the result of an attempt is what its last regrade left
select c.attempt_id from (
  select distinct on (attempt_id) attempt_id, points_after, passed_after from regrade order by attempt_id, number desc
) c join exam_attempt a on a.id = c.attempt_id
where (a.points, a.passed) is distinct from (c.points_after, c.passed_after);

-- each regrade begins with what the one before left
select c.attempt_id from (
  select attempt_id, points_before, passed_before,
    lag(points_after) over w as points_left, lag(passed_after) over w as passed_left
  from regrade window w as (partition by attempt_id order by number)
) c
where c.points_left is not null and (c.points_before, c.passed_before) <> (c.points_left, c.passed_left);

-- nobody's result falls by a ruling whose maker did not confirm it
select c.ruling_id, c.attempt_id from regrade c join ruling r on r.id = c.ruling_id
where r.falling = 0
  and (c.points_after < c.points_before or (c.passed_before and not c.passed_after));

-- whoever's result was changed was told, and nobody else
select r.id from ruling r
where exists (
  (select a.account_id from regrade c join exam_attempt a on a.id = c.attempt_id where c.ruling_id = r.id
    except select n.account_id from regrade_notice n where n.ruling_id = r.id)
  union all
  (select n.account_id from regrade_notice n where n.ruling_id = r.id
    except select a.account_id from regrade c join exam_attempt a on a.id = c.attempt_id where c.ruling_id = r.id));

-- what is regraded is the ruled question of its attempt
select c.ruling_id, c.attempt_id from regrade c join ruling r on r.id = c.ruling_id
join exam_answer x on x.attempt_id = c.attempt_id and x.position = c.position
where x.question_id <> r.question_id or x.version <> all (r.versions);
