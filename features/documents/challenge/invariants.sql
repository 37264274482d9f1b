-- a challenge counts the students who have chosen it
select c.id from challenge c
where c.taken <> (select count(*) from one_pager o where o.challenge_id = c.id);

-- a removed challenge has a one-pager that names it
select id from challenge where hidden_at is not null and taken = 0;
