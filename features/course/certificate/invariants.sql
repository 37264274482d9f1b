-- a certificate says a name that its student had: the present one, or one that was kept
select c.id from certificate c join account a on a.id = c.account_id
where (c.surname, c.firstname) <> (a.surname, a.firstname)
  and not exists (select from former_name f
    where f.account_id = a.id and (f.surname, f.firstname) = (c.surname, c.firstname))
  and (select count(*) from former_name f where f.account_id = a.id) < 5;

-- certificates of a semester are numbered without gaps, up to its counter
select n.semester_id from certificate_counter n
where n.last <> (select count(*) from certificate c where c.semester_id = n.semester_id)
  or n.last <> (select max(serial) from certificate c where c.semester_id = n.semester_id);

-- who counts certificates is their semester's counter
select c.semester_id from certificate c
where not exists (select from certificate_counter n where n.semester_id = c.semester_id);

-- who has a certificate is a student of its semester, whose key it says
select c.id from certificate c join semester s on s.id = c.semester_id join account a on a.id = c.account_id
where a.role <> 'STUDENT' or s.key <> c.semester_key or s.number <> c.semester_number
  or not exists (select from onboarding b where b.account_id = c.account_id and b.semester_key = s.key);

-- only the last certificate of a student and a semester is valid
select c.id from certificate c
where certificate_is_valid(c.status) and exists (select from certificate later
  where later.account_id = c.account_id and later.semester_id = c.semester_id and later.serial > c.serial);

-- the percent of a certificate is that of its points, rounded down
select id from certificate where percent <> case when reachable = 0 then 0 else floor(points * 100.0 / reachable) end;
