-- nobody in a team is looked for
select i.account_id from introduction i join seat s on s.account_id = i.account_id and s.semester_id = i.semester_id
where i.is_published;

-- students alone introduce themselves, in second semesters
select i.account_id from introduction i join account a on a.id = i.account_id join semester t on t.id = i.semester_id
where a.role <> 'STUDENT' or t.number <> 2;

-- an introduction is found by what its student's account says
select i.account_id from introduction i join account a on a.id = i.account_id
where (i.sort_name, i.personality, i.is_here)
  is distinct from (a.sort_name, a.personality, a.disabled_at is null and a.released_at is null and a.is_admitted);
