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
