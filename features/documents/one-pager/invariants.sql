-- who has handed in a one-pager is a student of its semester and has seen its introduction
select o.id from one_pager o join semester s on s.id = o.semester_id join account a on a.id = o.account_id
where a.role <> 'STUDENT'
  or not exists (select from onboarding b where b.account_id = o.account_id and b.semester_key = s.key)
  or not exists (select from one_pager_onboarding i where i.account_id = o.account_id and i.semester_id = o.semester_id and i.at <= o.submitted_at);

-- a one-pager was handed in by the deadline of its semester and of its challenge, as far as they were not moved since
select o.id from one_pager o join semester s on s.id = o.semester_id where o.submitted_at > s.ends_at;
