-- What made somebody part of a team ends when the office takes them out of it.
alter table team_request drop constraint team_request_void_reason_check,
  add constraint team_request_void_reason_check check (void_reason in ('expired', 'team-full', 'team-complete',
    'joined-another-team', 'has-own-project', 'project-dissolved', 'project-has-mentor', 'mentor-full', 'semester-ended',
    'account-disabled', 'office-corrected'));

-- Corrections of before: nobody stands in such a team any more.
update team_request r set status = 'VOID', void_reason = 'office-corrected'
where r.status = 'ACCEPTED' and not exists (
  select from seat s where s.project_id = r.project_id and s.account_id = r.person_id)
  and not exists (select from mentorship m where m.project_id = r.project_id and m.mentor_id = r.person_id)
  and exists (select from project p where p.id = r.project_id and p.status <> 'DISSOLVED');
update team_request r set status = 'VOID', void_reason = 'project-dissolved'
where r.status = 'ACCEPTED' and exists (select from project p where p.id = r.project_id and p.status = 'DISSOLVED');
