-- a live project has its owner in its first seat, a dissolved one has nobody
select p.id from project p left join seat s on s.project_id = p.id and s.position = 0
where project_is_live(p.status) <> (s.account_id is not null and s.account_id = p.owner_id)
  or not project_is_live(p.status) and exists (select from seat t where t.project_id = p.id);

-- a team that says it is complete has two or three people
select p.id from project p where p.is_complete and project_is_live(p.status)
  and (select count(*) from seat s where s.project_id = p.id) < 2;

-- a project is found by the name and the university that its owner has
select p.id from project p join account a on a.id = p.owner_id
where (p.owner_name, p.university_id) is distinct from (a.surname || ' ' || a.firstname, a.university_id);
