-- mentors alone mentor, and have places where they do
select m.project_id from mentorship m join account a on a.id = m.mentor_id
where a.role <> 'MENTOR' or not exists (
  select from mentor_places x where x.mentor_id = m.mentor_id and x.semester_id = m.semester_id);

-- whoever mentors a project was asked and accepted, or was set by the office
select m.project_id from mentorship m where not exists (
  select from team_request r where r.project_id = m.project_id and r.person_id = m.mentor_id
    and r.status = 'ACCEPTED' and r.kind = 'MENTOR_APPLICATION')
  and not exists (
  select from audit l where l.act = 'team-mentor-set' and l.subject_id = m.mentor_id::text
    and l.detail ->> 'project' = m.project_id::text);
