-- Registration opens by an act of the office, which needs the data controller and dates that somebody has set
-- (decision Y6). Where students are already it was open before there was such an act, by nobody.
alter table semester
  add column dates_set_at timestamptz,
  add column registration_opened_at timestamptz,
  add column registration_opened_by uuid references account on delete set null,
  add constraint registration_opens_with_controller_and_dates check (
    registration_opened_by is null
    or (registration_opened_at is not null and controller_name <> '' and dates_set_at is not null));
create index semester_by_opener_of_registration on semester (registration_opened_by);

-- The checklist of a new installation: what the office has looked at or set aside; everything else is told by the data.
alter table deployment add column set_up_at timestamptz;
create table setup_step (
  step text primary key,
  state text not null constraint a_step_is_done_or_set_aside check (state in ('DONE', 'ASIDE')),
  marked_at timestamptz not null,
  marked_by uuid references account on delete set null
);
create index setup_step_by_marker on setup_step (marked_by);

update semester set dates_set_at = starts_at, registration_opened_at = coalesce(opened_at, starts_at)
where exists (select from account where role = 'STUDENT');
update deployment set set_up_at = filled_at where exists (select from account where role = 'STUDENT');
