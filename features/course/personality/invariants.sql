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
