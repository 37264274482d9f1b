-- what students get of a module is its newest version
select m.id from module m
where m.version <> (select max(v.number) from content_version v where v.thing_id = m.id);

-- what students get of a lesson is its newest version
select l.id from lesson l
where l.version <> (select max(v.number) from content_version v where v.thing_id = l.id);

-- what students get of a question is its newest version
select q.id from question q
where q.version <> (select max(v.number) from content_version v where v.thing_id = q.id);

-- a lesson says what its newest version says, in both languages
-- Reads every text of the course.
select l.id from lesson l
join lesson_text t on t.lesson_id = l.id
join content_version v on v.thing_id = l.id and v.number = l.version
where v.content -> t.language ->> 'body' <> t.body;

-- a question asks as its newest version does
-- Reads every text of the course.
select q.id from question q join content_version v on v.thing_id = q.id and v.number = q.version
where (v.content ->> 'kind', (v.content ->> 'points')::int) <> (q.kind, q.points::int);

-- versions are numbered without gaps, and each was published after the one before
select v.thing_id from content_version v group by 1 having count(*) <> max(v.number) or min(v.number) <> 1;

-- the newest version that asks to be read again is one of the lesson's
select id from lesson where again_from > version;

-- a draft that changes something is of the kind that it changes
select d.thing_id from content_draft d join content_version v on v.thing_id = d.thing_id where v.kind <> d.kind;

-- a question that was retired for more than a few seconds is not drawn
select x.attempt_id, x.position from exam_answer x
join question q on q.id = x.question_id join exam_attempt a on a.id = x.attempt_id
where a.started_at > q.retired_at + interval '5 seconds';

-- drafts are planned in a plan that waits, and a plan that waits has all of its drafts as they were planned
select p.id from publishing_plan p left join planned_draft w on w.plan_id = p.id
group by p.id
having count(w.thing_id) <> case p.status when 'PLANNED' then jsonb_array_length(p.things) else 0 end;

-- a planned draft is the one that was planned
select w.thing_id from planned_draft w join publishing_plan p on p.id = w.plan_id
join content_draft d on d.thing_id = w.thing_id
where not exists (select from jsonb_array_elements(p.things) t
  where t ->> 'id' = w.thing_id::text and (t ->> 'revision')::int = d.revision);

-- a module has the role that its newest version says
select m.id from module m join content_version v on v.thing_id = m.id and v.number = m.version
where (v.content ->> 'extra')::boolean <> m.extra;

-- a retired module blocks nobody
select id from module where retired_at is not null and not extra;

-- no exam begins in a retired module
select a.id from exam_attempt a join module m on m.id = a.module_id where a.started_at > m.retired_at;

-- a draft is of a module that is there, or that is written too
select d.thing_id from content_draft d
where d.module_id is not null and not exists (select from module m where m.id = d.module_id)
  and not exists (select from content_draft n where n.thing_id = d.module_id and n.kind = 'module');
