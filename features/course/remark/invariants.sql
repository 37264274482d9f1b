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
