-- whoever was accepted is in the team
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and r.kind <> 'MENTOR_APPLICATION' and project_is_live(p.status)
  and not exists (select from seat s where s.project_id = r.project_id and s.account_id = r.person_id);

-- nobody in a team waits for an answer, and nobody is asked
select r.id from team_request r join seat s on s.account_id = r.person_id and s.semester_id = r.semester_id
where r.status = 'PENDING';

-- what waits for an answer is about a published project of the current semester, with a seat where it asks for one
select r.id from team_request r join project p on p.id = r.project_id join semester t on t.id = r.semester_id
where r.status = 'PENDING' and (not project_is_open(p.status) or not t.is_current
  or r.kind <> 'MENTOR_APPLICATION' and (p.is_complete or (select count(*) from seat s where s.project_id = p.id) = 3));

-- nobody waits for an answer of, or is to answer, somebody who cannot sign in
select r.id from team_request r join project p on p.id = r.project_id join account a on a.id in (r.person_id, p.owner_id)
where r.status = 'PENDING' and not (a.disabled_at is null and a.released_at is null and a.is_admitted);

-- nobody has asked the same of the same more than four times without an answer
select r.project_id, r.person_id from team_request r
where r.status in ('PENDING', 'REVOKED') or r.void_reason = 'expired' or r.kind = 'INVITATION' and r.void_reason = 'team-complete'
group by r.project_id, r.person_id, r.kind having count(*) > 4;

-- nobody waits for an answer of their own project
select r.id from team_request r join project p on p.id = r.project_id where r.status = 'PENDING' and r.person_id = p.owner_id;

-- students apply and are invited, mentors are applied to
select r.id from team_request r join account a on a.id = r.person_id
where a.role <> case r.kind when 'MENTOR_APPLICATION' then 'MENTOR' else 'STUDENT' end;

-- nobody has more than ten applications that wait for an answer, no project more than ten invitations
select person_id from team_request where status = 'PENDING' and kind = 'APPLICATION' group by person_id, semester_id having count(*) > 10
union all
select project_id from team_request where status = 'PENDING' and kind = 'INVITATION' group by project_id having count(*) > 10;

-- whoever accepted mentors the project
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and r.kind = 'MENTOR_APPLICATION' and project_is_live(p.status)
  and not exists (select from mentorship m where m.project_id = r.project_id and m.mentor_id = r.person_id);

-- nothing is accepted around a project that is no more
select r.id from team_request r join project p on p.id = r.project_id
where r.status = 'ACCEPTED' and not project_is_live(p.status);

-- no project with a mentor asks another, and nobody asks a mentor without a place
select r.id from team_request r where r.status = 'PENDING' and r.kind = 'MENTOR_APPLICATION'
  and (exists (select from mentorship m where m.project_id = r.project_id) or exists (
    select from mentor_places x where x.mentor_id = r.person_id and x.semester_id = r.semester_id and x.used = x.capacity));

-- no project waits for the answers of more than five mentors
select project_id from team_request where status = 'PENDING' and kind = 'MENTOR_APPLICATION' group by project_id having count(*) > 5;
