-- the seats of a team are taken one after the other
select project_id from seat group by project_id having count(*) <> max(position) + 1;

-- students alone are in teams, each onboarded in the semester of the team
select s.account_id from seat s join account a on a.id = s.account_id join semester t on t.id = s.semester_id
where a.role <> 'STUDENT'
  or not exists (select from onboarding o where o.account_id = a.id and o.semester_key = t.key);

-- whoever is in a team was accepted, was added to it by the office, or owned it before the office handed it over
select s.account_id from seat s where s.position > 0 and not exists (
  select from team_request r where r.project_id = s.project_id and r.person_id = s.account_id
    and r.status = 'ACCEPTED' and r.kind <> 'MENTOR_APPLICATION')
  and not exists (
  select from audit l where l.detail ->> 'project' = s.project_id::text
    and (l.act = 'team-member-added' and l.subject_id = s.account_id::text
      or l.act = 'team-handed-over' and l.detail ->> 'from' = s.account_id::text));

-- whoever keeps reading a report of a dissolved project was in its team, in its semester
select f.account_id from former_seat f join project p on p.id = f.project_id join semester s on s.id = p.semester_id
where project_is_live(p.status) or not exists (select from progress_report r where r.project_id = p.id)
  or not exists (select from onboarding b where b.account_id = f.account_id and b.semester_key = s.key);
