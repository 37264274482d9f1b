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
