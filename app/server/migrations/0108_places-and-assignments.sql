-- Whoever has the semester's number of places falls back to it as mentorships end: until then they had as many as they used.
create or replace function count_mentor_places() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update mentor_places set used = used - 1,
      capacity = case when is_own then capacity
        else greatest(used - 1, (select mentor_capacity from semester where id = old.semester_id)) end
      where mentor_id = old.mentor_id and semester_id = old.semester_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into mentor_places (mentor_id, semester_id, capacity)
      select new.mentor_id, id, mentor_capacity from semester where id = new.semester_id on conflict do nothing;
    update mentor_places set used = used + 1 where mentor_id = new.mentor_id and semester_id = new.semester_id;
  end if;
  return null;
end $$;

-- What two had asked of each other when the programme office brought them together.
alter table team_request drop constraint team_request_void_reason_check;
alter table team_request add constraint team_request_void_reason_check
  check (void_reason in ('expired', 'team-full', 'team-complete', 'joined-another-team', 'has-own-project',
    'project-dissolved', 'project-has-mentor', 'mentor-full', 'semester-ended', 'account-disabled', 'office-corrected',
    'office-assigned')) not valid;
