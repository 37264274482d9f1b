-- only mentors have a mentor profile
select m.account_id from mentor_profile m join account a on a.id = m.account_id where a.role <> 'MENTOR';
