-- Requests have a clock (decision X3). One that nothing has looked at yet is looked at at once.
alter table team_request
  -- When the clock has something to do with it next: a reminder, or its end.
  add column due_at timestamptz not null default '-infinity',
  add constraint a_request_is_due_by_its_end_at_the_latest check (due_at <= answer_by);

drop index pending_team_request_by_clock;
create index pending_team_request_by_clock on team_request (due_at, id) where status = 'PENDING';
-- How long answers take.
create index answered_team_request on team_request (semester_id, kind) include (sent_at, closed_at)
  where status in ('ACCEPTED', 'REJECTED');
