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
