-- What the queue no longer tries is told from what waits: a mail that failed at its last try, and one whose text was
-- forgotten before it left. A mail has one outcome at most.
alter table mail add column given_up_at timestamptz;

update mail set given_up_at = now(), kept_at = null
where body_text is null and coalesce(sent_at, refused_at) is null;

-- Of before this was noted: what the queue has tried for the last time is given up, and what nobody tries any more found
-- no mail server. Where there is no queue yet, there is no mail either.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  create temporary table mail_job on commit drop as
    select (j.payload ->> 'mail')::uuid as id, bool_and(j.attempts >= j.max_attempts) as is_over
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' group by 1;
  update mail m set given_up_at = now()
  from mail_job j
  where j.id = m.id and j.is_over and coalesce(m.sent_at, m.refused_at, m.kept_at, m.given_up_at) is null;
  update mail m set kept_at = m.created_at
  where coalesce(m.sent_at, m.refused_at, m.kept_at, m.given_up_at) is null
    and not exists (select from mail_job j where j.id = m.id);
  drop table mail_job;
end $$;

alter table mail
  add constraint a_mail_has_one_outcome check (num_nonnulls(sent_at, refused_at, kept_at, given_up_at) <= 1),
  add constraint a_mail_without_its_text_is_over
    check (body_text is not null or num_nonnulls(sent_at, refused_at, given_up_at) = 1);
