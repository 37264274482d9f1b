-- Every rule of the platform as a query that must find nothing. One block a rule: its sentence, then its query.
-- Run after every test of the API; fit for a nightly run in production and after a restore.

-- exactly one semester is current
select count(*) from semester where is_current having count(*) <> 1;

-- a decided registration has its decider and its time
select id from registration
where registration_is_decided(status) <> (decided_by is not null and decided_at is not null);

-- a registration was decided by the office or by its own university
select r.id from registration r join account d on d.id = r.decided_by
where not (d.role = 'OFFICE' or (d.role = 'UNIVERSITY' and d.university_id = r.university_id));

-- a registration is not decided before it began to wait
select id from registration where decided_at < since;

-- only a rejected registration gives its email, username and Neptun code back
select r.id from registration r join account a on a.id = r.account_id
where registration_is_live(r.status) <> (a.released_at is null);

-- an address is proven before its registration waits, and by nothing else
select a.id from account a left join registration r on r.account_id = a.id
where a.is_address_proven <> coalesce(registration_is_proven(r.status), true);

-- what somebody was called is found by a search
select f.account_id from former_name f join account a on a.id = f.account_id
where position(fold(f.surname || ' ' || f.firstname) in a.search_text) = 0;

-- a student asks for one name at a time
select account_id from name_change where name_change_is_open(status) group by account_id having count(*) > 1;

-- a request for another name is a student's, and is decided by staff
select n.id from name_change n
join account a on a.id = n.account_id left join account d on d.id = n.decided_by
where a.role <> 'STUDENT' or d.role not in ('OFFICE', 'UNIVERSITY');

-- a name that was confirmed after the registration was confirmed by staff
select a.id from account a join account c on c.id = a.name_confirmed_by
where c.role not in ('OFFICE', 'UNIVERSITY');

-- the name of a student whose request was accepted is the one asked for, until staff confirm another
select a.id from account a join name_change n on n.account_id = a.id
where n.status = 'ACCEPTED' and n.ended_at = a.name_confirmed_at
  and not exists (select from name_change other where other.account_id = a.id and other.status = 'ACCEPTED'
    and other.ended_at = n.ended_at and other.id <> n.id)
  and (a.surname, a.firstname) is distinct from (n.surname, n.firstname);

-- no student changed their own confirmed name
select l.id from audit l join account a on a.id::text = l.subject_id
where l.act = 'name-changed' and a.role = 'STUDENT'
  and l.at > (select applied_at from migration where name = '0068_name_change.sql');

-- a certificate says a name that its student had: the present one, or one that was kept
select c.id from certificate c join account a on a.id = c.account_id
where (c.surname, c.firstname) <> (a.surname, a.firstname)
  and not exists (select from former_name f
    where f.account_id = a.id and (f.surname, f.firstname) = (c.surname, c.firstname))
  and (select count(*) from former_name f where f.account_id = a.id) < 5;

-- a registration is found by what its account is found by
select r.id from registration r join account a on a.id = r.account_id where r.search_text <> a.search_text;

-- who registered acknowledged the privacy notice
select r.id from registration r
where not exists (select from privacy_acknowledgement p where p.account_id = r.account_id);

-- no two live accounts share an address, nor two with proven addresses a Neptun code or usernames that look alike
select min(id::text) from account a
cross join lateral (values ('email', lower(email)),
  ('username', case when is_address_proven then username_skeleton(username) end),
  ('neptun', case when is_address_proven then lower(neptun) end)) v (field, value)
where released_at is null and value is not null
group by field, value having count(*) > 1;

-- an account that can sign in has a username
select a.id from account a join session s on s.account_id = a.id where a.username is null;

-- nobody is signed in whose registration is not accepted
select s.account_id from session s join registration r on r.account_id = s.account_id where not registration_is_admitted(r.status);

-- nobody is signed in to a released account
select s.account_id from session s join account a on a.id = s.account_id where a.released_at is not null;

-- no invitation leads to an account that was released
select t.account_id from access_token t join account a on a.id = t.account_id
where t.purpose = 'invitation' and a.released_at is not null and t.used_at is null and t.expires_at > a.released_at;

-- a session ends within sixty days
select account_id from session where ends_at > created_at + interval '60 days' or seen_at < created_at;

-- a link is used in its time
select account_id, purpose from access_token where used_at > expires_at or used_at < created_at;

-- one link of a purpose is open at a time, unless anybody may ask for such links
select a.account_id, a.purpose from access_token a join access_token b using (account_id, purpose)
where a.purpose not in ('verify-email', 'reset-password')
  and a.token_hash <> b.token_hash and a.used_at is null and b.used_at is null
  and b.created_at >= a.created_at and b.created_at < a.expires_at and b.expires_at > b.created_at;

-- the newest link of a purpose is the one made last
select account_id, purpose from access_token
group by account_id, purpose
having count(*) filter (where is_newest) <> 1 or max(created_at) filter (where is_newest) < max(created_at);

-- the first link that is used ends those mailed before it
select a.account_id, a.purpose from access_token a join access_token b using (account_id, purpose)
where a.used_at is not null and b.used_at is null and b.created_at < a.used_at and b.expires_at > a.used_at;

-- an unverified registration has been sent a link
select r.id from registration r join account a on a.id = r.account_id
where r.status = 'UNVERIFIED' and exists (select from audit where act = 'registered' and subject_id = a.id::text)
  and not exists (select from access_token t where t.account_id = a.id and t.purpose = 'verify-email');

-- a mail waits in the queue, has been sent, was refused for good or given up, or is kept for a start with a mail server; those of a demonstration may only be shown
select m.id from mail m
where coalesce(m.sent_at, m.refused_at, m.kept_at, m.given_up_at) is null
  and not exists (select from deployment where filled_with = 'demonstration')
  and m.id::text not in (
  select coalesce(j.payload ->> 'mail', '') from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'send-mail');

-- a sent or refused mail has lost its body; text and HTML go together
select id from mail where (body_text is null) <> (body_html is null) or (coalesce(sent_at, refused_at) is not null and body_text is not null);

-- a mail header has one line
select id from mail where subject ~ '[\r\n]' or recipient ~ '[\r\n]';

-- only students are onboarded and tested
select a.id from account a
where a.role <> 'STUDENT' and (
  exists (select from onboarding where account_id = a.id) or exists (select from personality_answer where account_id = a.id));

-- who has a personality has a result
select a.id from account a
where a.personality is not null and not exists (select from personality_result r where r.account_id = a.id);

-- a personality result covers the four types and stands on an answer to every statement asked then
select account_id from personality_result r group by account_id
having count(*) <> 4
  or exists (
    select from personality_statement s
    where s.added_at <= min(r.answered_at) and coalesce(s.retired_at, 'infinity') > max(r.answered_at)
      and not exists (select from personality_answer x where x.account_id = r.account_id and x.statement_id = s.id));

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
  and exists (select from question q where q.module_id = e.id)
  and not exists (
    select from exam_attempt x
    where x.account_id = a.account_id and x.module_id = e.id and x.closed_at <= a.started_at
      and (x.passed or x.number >= least(s.exam_attempts, (
        select min(least((detail -> 'from' ->> 'examAttempts')::int, (detail -> 'to' ->> 'examAttempts')::int))
        from audit where act = 'semester-changed' and subject_id = s.id::text))));

-- only students who are in take exams
select a.id from exam_attempt a join account p on p.id = a.account_id
where p.role <> 'STUDENT' or p.personality is null or not exists (select from onboarding o where o.account_id = p.id);

-- an open attempt has the job that will end it
select a.id from exam_attempt a
where exam_attempt_is_open(a.status) and not exists (
  select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'time-out-attempt' and j.payload ->> 'attempt' = a.id::text);

-- the questions of an attempt are numbered without gaps
select attempt_id from exam_answer group by 1 having count(*) <> max(position) or min(position) <> 1;

-- a question belongs to the module that is examined
select x.attempt_id from exam_answer x join exam_attempt a on a.id = x.attempt_id join question q on q.id = x.question_id
where q.module_id <> a.module_id;

-- the shown options are the stored ones in some order
select x.attempt_id, x.position from exam_answer x join question_text t on t.question_id = x.question_id
where (select array_agg(o order by o) from unnest(x.option_order) o)
  is distinct from (select array_agg(i::smallint order by i) from generate_series(0, cardinality(t.options) - 1) i);

-- an answer names options that its question has, none twice, as many as its kind takes
select x.attempt_id, x.position from exam_answer x join question q on q.id = x.question_id
where x.choice is not null and (
  not x.choice <@ x.option_order
  or cardinality(x.choice) <> (select count(distinct o) from unnest(x.choice) o)
  or (q.kind in ('single', 'true-false') and cardinality(x.choice) > 1)
  or (q.kind = 'ordering' and cardinality(x.choice) not in (0, cardinality(x.option_order))));

-- an answer was given while its attempt was open
select x.attempt_id, x.position from exam_answer x join exam_attempt a on a.id = x.attempt_id
where x.answered_at < a.started_at or x.answered_at > a.closed_at
  or x.answered_at >= a.ends_at + interval '5 seconds';

-- a closed attempt has points for every question, an open one has none
select x.attempt_id, x.position from exam_answer x join exam_attempt a on a.id = x.attempt_id
where exam_attempt_is_open(a.status) <> (x.points is null);

-- no answer earns less than nothing or more than its question gives
select x.attempt_id, x.position from exam_answer x join question q on q.id = x.question_id
where x.points not between 0 and q.points or (x.choice is null and x.points > 0);

-- the points of an attempt are what its answers add up to
select a.id from exam_attempt a
join (
  select x.attempt_id, round(100.0 * sum(x.points) / sum(q.points)) as points
  from exam_answer x join question q on q.id = x.question_id group by 1
) recount on recount.attempt_id = a.id
where exam_attempt_is_final(a.status) and a.points <> recount.points;

-- a picture is a file
select a.id from account a join file f on f.id = a.picture_id where f.media_type <> 'image/webp';

-- a file is somebody's picture, one-pager, progress report, CV or own data, belongs to news, an event or a challenge, or is a medium of a lesson
select id, key from file f
where not exists (select from account a where a.picture_id = f.id)
  and not exists (select from own_data o where o.file_id = f.id)
  and not exists (select from news n where n.image_id = f.id)
  and not exists (select from challenge c where c.logo_id = f.id)
  and not exists (select from challenge_document d where d.file_id = f.id)
  and not exists (select from one_pager o where o.file_id = f.id)
  and not exists (select from progress_report r where r.file_id = f.id)
  and not exists (select from startup_lab_event e where e.logo_id = f.id)
  and not exists (select from team_request r where r.cv_file_id = f.id)
  and not exists (select from lesson_media m where f.id in (m.file_id, m.captions_id, m.poster_id));

-- news of a university is narrowed by nothing else
select news_id from news_university u join news n on n.id = u.news_id where n.university_id is not null;

-- staff write news, coordinators for the university that they belonged to then
select n.id from news n join account a on a.id = n.author_id
where a.role not in ('OFFICE', 'UNIVERSITY') or (n.university_id is null) <> (a.role = 'OFFICE');

-- a second factor that is on has ten recovery codes, used or not; one that was only begun has none
select f.account_id from second_factor f left join recovery_code c on c.account_id = f.account_id
group by f.account_id having count(c.code_hash) <> case when f.confirmed_at is null then 0 else 10 end;

-- a session is named in plain words, never by what a browser sends
select id from session where device ~ '[/;()]';

-- the audit log knows who did what staff alone may do
select l.id from audit l left join account a on a.id = l.actor_id
where l.act in ('registration-accept', 'registration-reject', 'registration-reopen', 'registration-reopenAccepted', 'registration-reopenRejected',
    'invited', 'exam-granted', 'semester-changed', 'university-renamed', 'university-added', 'university-retired', 'university-restored', 'sessions-ended', 'second-factor-reset',
    'news-added', 'news-edited', 'news-removed', 'challenge-added', 'challenge-edited', 'challenge-removed',
    'one-pager-read', 'one-pagers-downloaded', 'students-exported',
    'student-included', 'student-corrected', 'student-disabled', 'student-enabled', 'account-corrected', 'account-disabled', 'account-enabled',
    'event-added', 'event-edited', 'event-removed',
    'term-added', 'term-renamed', 'term-removed', 'push-sent',
    'second-factor-on', 'second-factor-off', 'recovery-codes-renewed', 'remark-answered', 'remark-done',
    'verification-resent')
  and (a.role is null or a.role not in ('OFFICE', 'UNIVERSITY'));

-- a challenge counts the students who have chosen it
select c.id from challenge c
where c.taken <> (select count(*) from one_pager o where o.challenge_id = c.id);

-- who has handed in a one-pager is a student of its semester and has seen its introduction
select o.id from one_pager o join semester s on s.id = o.semester_id join account a on a.id = o.account_id
where a.role <> 'STUDENT'
  or not exists (select from onboarding b where b.account_id = o.account_id and b.semester_key = s.key)
  or not exists (select from one_pager_onboarding i where i.account_id = o.account_id and i.semester_id = o.semester_id and i.at <= o.submitted_at);

-- a one-pager was handed in by the deadline of its semester and of its challenge, as far as they were not moved since
select o.id from one_pager o join semester s on s.id = o.semester_id where o.submitted_at > s.ends_at;

-- a removed challenge has a one-pager that names it
select id from challenge where hidden_at is not null and taken = 0;

-- an event has one to five categories, numbered without gaps
select e.id from startup_lab_event e left join event_has_category h on h.event_id = e.id
group by e.id having count(h.category_id) not between 1 and 5 or max(h.position) <> count(*);

-- only mentors have a mentor profile
select m.account_id from mentor_profile m join account a on a.id = m.account_id where a.role <> 'MENTOR';

-- what is kept of a student's progress is what a recount of the modules says
select o.account_id from onboarding o join semester s on s.key = o.semester_key
left join standing t on t.account_id = o.account_id and t.semester_id = s.id
cross join lateral (
  select count(*) filter (where p.completed and (p.exam_questions > 0 or p.lesson_count > 0)) as modules_completed,
    sum(p.points) filter (where p.exam_questions > 0) as points
  from module_progress(o.account_id, s.id) p where not p.extra
) recount
where (coalesce(t.modules_completed, 0), t.points) is distinct from (recount.modules_completed, recount.points);

-- whoever is disabled is signed in nowhere
select s.id from session s join account a on a.id = s.account_id where a.disabled_at is not null;

-- the office has an account that can sign in
select 'office' as id where not exists (select from account
  where role = 'OFFICE' and disabled_at is null and released_at is null and password_hash is not null);

-- who is signed in has been active
select s.id from session s left join last_activity l on l.account_id = s.account_id
where l.day is null or l.day < (s.seen_at at time zone 'Europe/Budapest')::date;

-- whoever has been let in is marked so
select a.id from account a left join registration r on r.account_id = a.id
where a.is_admitted is distinct from coalesce(registration_is_admitted(r.status), true);

-- certificates of a semester are numbered without gaps, up to its counter
select n.semester_id from certificate_counter n
where n.last <> (select count(*) from certificate c where c.semester_id = n.semester_id)
  or n.last <> (select max(serial) from certificate c where c.semester_id = n.semester_id);

-- who counts certificates is their semester's counter
select c.semester_id from certificate c
where not exists (select from certificate_counter n where n.semester_id = c.semester_id);

-- who has a certificate is a student of its semester, whose key it says
select c.id from certificate c join semester s on s.id = c.semester_id join account a on a.id = c.account_id
where a.role <> 'STUDENT' or s.key <> c.semester_key or s.number <> c.semester_number
  or not exists (select from onboarding b where b.account_id = c.account_id and b.semester_key = s.key);

-- only the last certificate of a student and a semester is valid
select c.id from certificate c
where certificate_is_valid(c.status) and exists (select from certificate later
  where later.account_id = c.account_id and later.semester_id = c.semester_id and later.serial > c.serial);

-- the percent of a certificate is that of its points, rounded down
select id from certificate where percent <> case when reachable = 0 then 0 else floor(points * 100.0 / reachable) end;

-- only students allow pushes, with the current key
select d.id from push_device d join account a on a.id = d.account_id join kept_key k on k.id = d.key_id
where a.role <> 'STUDENT' or k.purpose <> 'push' or k.retired_at is not null;

-- a campaign has a delivery for each device that it counts, for as many people as it says, and counts how they ended
select c.id from push_campaign c left join push_delivery y on y.campaign_id = c.id
group by c.id
having c.devices <> count(y.id) or c.people <> count(distinct y.account_id) or c.people > c.students
  or c.delivered <> count(y.delivered_at) or c.failed <> count(y.failed_at);

-- a push waits in the queue, was taken by its push service, or has failed
select y.id from push_delivery y
where coalesce(y.delivered_at, y.failed_at) is null and not exists (
  select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'send-push' and j.payload ->> 'delivery' = y.id::text);

-- a campaign was sent by the office, in its semester's own pages
select c.id from push_campaign c join account a on a.id = c.author_id join semester s on s.id = c.semester_id
where a.role <> 'OFFICE' or (s.number = 1 and c.redirect in ('my-project', 'search'));

-- a reported question was asked of the student who reports it, in an attempt that is over
select r.id from remark r join exam_attempt a on a.id = r.attempt_id
where r.account_id <> a.account_id or exam_attempt_is_open(a.status) or r.at < a.closed_at;

-- a remark is filed under the module of its lesson or its attempt
select r.id from remark r left join lesson l on l.id = r.lesson_id left join exam_attempt a on a.id = r.attempt_id
where r.module_id <> coalesce(l.module_id, a.module_id);

-- the office answers remarks and closes them, after they were made
select r.id from remark r left join account b on b.id = r.answered_by left join account d on d.id = r.done_by
where b.role <> 'OFFICE' or d.role <> 'OFFICE' or r.answered_at < r.at or r.done_at < coalesce(r.answered_at, r.at);

-- a remark that was answered has its answer, and one that is open is not closed
select id from remark where remark_is_answered(status) and answer is null or remark_is_open(status) <> (done_at is null);

-- an import that is done has nobody left to invite
select r.id from import_row r join import i on i.id = r.import_id where i.status = 'DONE' and r.outcome = 'INVITE';

-- nobody is invited by an import that was not confirmed
select r.id from import_row r join import i on i.id = r.import_id
where not import_is_confirmed(i.status) and r.outcome = 'INVITED';

-- a discarded import has forgotten its rows
select r.id from import_row r join import i on i.id = r.import_id where i.status = 'DISCARDED';

-- whom an import invited has an invitation, and the role of the row
select r.id from import_row r join account a on a.id = r.account_id
where a.role <> r.role or not exists (select from access_token t where t.account_id = a.id and t.purpose = 'invitation');

-- a live project has its owner in its first seat, a dissolved one has nobody
select p.id from project p left join seat s on s.project_id = p.id and s.position = 0
where project_is_live(p.status) <> (s.account_id is not null and s.account_id = p.owner_id)
  or not project_is_live(p.status) and exists (select from seat t where t.project_id = p.id);

-- the seats of a team are taken one after the other
select project_id from seat group by project_id having count(*) <> max(position) + 1;

-- students alone are in teams, each onboarded in the semester of the team
select s.account_id from seat s join account a on a.id = s.account_id join semester t on t.id = s.semester_id
where a.role <> 'STUDENT'
  or not exists (select from onboarding o where o.account_id = a.id and o.semester_key = t.key);

-- whoever is in a team was accepted, was added to it by the office, or owned it before the office handed it over
select s.account_id from seat s where s.position > 0 and not exists (
  select from team_request r where r.project_id = s.project_id and r.person_id = s.account_id
    and r.status = 'ACCEPTED' and r.kind <> 'MENTOR_APPLICATION')
  and not exists (
  select from audit l where l.detail ->> 'project' = s.project_id::text
    and (l.act = 'team-member-added' and l.subject_id = s.account_id::text
      or l.act = 'team-handed-over' and l.detail ->> 'from' = s.account_id::text));

-- whoever was accepted is in the team
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and r.kind <> 'MENTOR_APPLICATION' and project_is_live(p.status)
  and not exists (select from seat s where s.project_id = r.project_id and s.account_id = r.person_id);

-- a team that says it is complete has two or three people
select p.id from project p where p.is_complete and project_is_live(p.status)
  and (select count(*) from seat s where s.project_id = p.id) < 2;

-- nobody in a team is looked for
select i.account_id from introduction i join seat s on s.account_id = i.account_id and s.semester_id = i.semester_id
where i.is_published;

-- students alone introduce themselves, in second semesters
select i.account_id from introduction i join account a on a.id = i.account_id join semester t on t.id = i.semester_id
where a.role <> 'STUDENT' or t.number <> 2;

-- every correction of a team is the office's and has its reason
select l.id from audit l join account a on a.id = l.actor_id
where l.act in ('team-member-added', 'team-member-removed', 'team-handed-over', 'team-mentor-set', 'team-mentor-removed')
  and (a.role <> 'OFFICE' or coalesce(l.detail ->> 'reason', '') = '');

-- nobody in a team waits for an answer, and nobody is asked
select r.id from team_request r join seat s on s.account_id = r.person_id and s.semester_id = r.semester_id
where r.status = 'PENDING';

-- what waits for an answer is about a published project of the current semester, with a seat where it asks for one
select r.id from team_request r join project p on p.id = r.project_id join semester t on t.id = r.semester_id
where r.status = 'PENDING' and (not project_is_open(p.status) or not t.is_current
  or r.kind <> 'MENTOR_APPLICATION' and (p.is_complete or (select count(*) from seat s where s.project_id = p.id) = 3));

-- nobody waits for an answer of, or is to answer, somebody who cannot sign in
select r.id from team_request r join project p on p.id = r.project_id join account a on a.id in (r.person_id, p.owner_id)
where r.status = 'PENDING' and a.disabled_at is not null;

-- nobody has asked the same of the same more than four times without an answer
select r.project_id, r.person_id from team_request r
where r.kind <> 'INVITATION' and (r.status in ('PENDING', 'REVOKED') or r.void_reason = 'expired')
group by r.project_id, r.person_id, r.kind having count(*) > 4;

-- nobody waits for an answer of their own project
select r.id from team_request r join project p on p.id = r.project_id where r.status = 'PENDING' and r.person_id = p.owner_id;

-- students apply and are invited, mentors are applied to
select r.id from team_request r join account a on a.id = r.person_id
where a.role <> case r.kind when 'MENTOR_APPLICATION' then 'MENTOR' else 'STUDENT' end;

-- nobody has more than ten applications that wait for an answer, no project more than ten invitations
select person_id from team_request where status = 'PENDING' and kind = 'APPLICATION' group by person_id, semester_id having count(*) > 10
union all
select project_id from team_request where status = 'PENDING' and kind = 'INVITATION' group by project_id having count(*) > 10;

-- a project is found by the name and the university that its owner has
select p.id from project p join account a on a.id = p.owner_id
where (p.owner_name, p.university_id) is distinct from (a.surname || ' ' || a.firstname, a.university_id);

-- an introduction is found by what its student's account says
select i.account_id from introduction i join account a on a.id = i.account_id
where (i.sort_name, i.personality, i.is_here)
  is distinct from (a.sort_name, a.personality, a.disabled_at is null and a.released_at is null);

-- a mentor has as many places in use as projects
select x.mentor_id from mentor_places x where x.used <> (
  select count(*) from mentorship m where m.mentor_id = x.mentor_id and m.semester_id = x.semester_id);

-- mentors alone mentor, and have places where they do
select m.project_id from mentorship m join account a on a.id = m.mentor_id
where a.role <> 'MENTOR' or not exists (
  select from mentor_places x where x.mentor_id = m.mentor_id and x.semester_id = m.semester_id);

-- whoever mentors a project was asked and accepted, or was set by the office
select m.project_id from mentorship m where not exists (
  select from team_request r where r.project_id = m.project_id and r.person_id = m.mentor_id
    and r.status = 'ACCEPTED' and r.kind = 'MENTOR_APPLICATION')
  and not exists (
  select from audit l where l.act = 'team-mentor-set' and l.subject_id = m.mentor_id::text
    and l.detail ->> 'project' = m.project_id::text);

-- whoever accepted mentors the project
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and r.kind = 'MENTOR_APPLICATION' and project_is_live(p.status)
  and not exists (select from mentorship m where m.project_id = r.project_id and m.mentor_id = r.person_id);

-- nothing is accepted around a project that is no more
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and not project_is_live(p.status);

-- no project with a mentor asks another, and nobody asks a mentor without a place
select r.id from team_request r where r.status = 'PENDING' and r.kind = 'MENTOR_APPLICATION'
  and (exists (select from mentorship m where m.project_id = r.project_id) or exists (
    select from mentor_places x where x.mentor_id = r.person_id and x.semester_id = r.semester_id and x.used = x.capacity));

-- no project waits for the answers of more than five mentors
select project_id from team_request where status = 'PENDING' and kind = 'MENTOR_APPLICATION' group by project_id having count(*) > 5;

-- mentors are interested and suggested, members suggest
select i.id from mentor_interest i join account a on a.id = i.mentor_id where a.role <> 'MENTOR'
union all
select s.mentor_id from mentor_suggestion s join account a on a.id = s.mentor_id join account m on m.id = s.member_id
where a.role <> 'MENTOR' or m.role <> 'STUDENT';

-- a progress report is by a student of its semester, who uploaded it before that ended
select r.id from progress_report r join project p on p.id = r.project_id join semester s on s.id = p.semester_id
  join account a on a.id = r.uploader_id
where a.role <> 'STUDENT' or r.submitted_at not between p.created_at and s.ends_at
  or not exists (select from onboarding b where b.account_id = a.id and b.semester_key = s.key);

-- whoever keeps reading a report of a dissolved project was in its team, in its semester
select f.account_id from former_seat f join project p on p.id = f.project_id join semester s on s.id = p.semester_id
where project_is_live(p.status) or not exists (select from progress_report r where r.project_id = p.id)
  or not exists (select from onboarding b where b.account_id = f.account_id and b.semester_key = s.key);

-- nobody has entered a semester that was opened without them
select x.account_id from absence x join semester s on s.id = x.semester_id
join onboarding b on b.account_id = x.account_id and b.semester_key = s.key;

-- students and owners are suggested to students, mentors to students
select g.person_id from suggested g join account r on r.id = g.reader_id join account p on p.id = g.person_id
where r.role <> 'STUDENT' or p.role <> case g.kind when 'MENTOR' then 'MENTOR' else 'STUDENT' end;

-- nobody has more than five suggestions of a kind at a time
select reader_id from suggested group by reader_id, kind, semester_id having count(*) > 5;

-- nobody is suggested more often than the ceiling that their newest suggestions were drawn below
select person_id from suggested group by person_id, kind, semester_id having count(*) > max(places);

-- a group of a rescue round has two or three people, one or two beside a project
select g.id from rescue_group g where
  (select count(*) from rescue_place p where p.group_id = g.id)
    not between case when g.project_id is null then 2 else 1 end and case when g.project_id is null then 3 else 2 end;

-- students alone have a place in a rescue round
select p.account_id from rescue_place p join account a on a.id = p.account_id where a.role <> 'STUDENT';

-- a rescue round is changed and sent by the office
select r.id from rescue_round r join account a on a.id = r.changed_by where a.role <> 'OFFICE' or r.sent_at > r.changed_at;

-- nobody is asked for the project of a rescue group that has one, or was not sent
select p.account_id from rescue_place p join rescue_group g on g.id = p.group_id join rescue_round r on r.id = p.round_id
where p.creates and (g.project_id is not null or r.sent_at is null);
