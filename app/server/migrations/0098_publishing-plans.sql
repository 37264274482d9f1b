-- Publishing at a time (decision 26): drafts that are planned stay as they are until their time, or until the plan is
-- taken back.

create table publishing_plan (
  id           uuid primary key default gen_random_uuid(),
  semester_id  uuid not null references semester,
  status       text not null default 'PLANNED' check (status in ('PLANNED', 'PUBLISHED', 'FAILED', 'CANCELLED')),
  at           timestamptz not null,
  why          text not null check (char_length(why) between 1 and 300),
  asks_again   boolean not null,
  -- What it takes, as it was when it was planned: id, kind, revision and titles of each draft.
  things       jsonb not null,
  planned_at   timestamptz not null,
  planned_by   uuid not null references account,
  ended_at     timestamptz,
  -- The code of what kept it from being published; it stays when the office has read it.
  problem      text,
  constraint a_plan_takes_something check (jsonb_array_length(things) > 0),
  constraint a_plan_that_does_not_wait_has_its_time check ((status = 'PLANNED') = (ended_at is null)),
  constraint a_failed_plan_has_its_problem check (status <> 'FAILED' or problem is not null),
  constraint what_was_published_has_no_problem check (status not in ('PLANNED', 'PUBLISHED') or problem is null)
);
create index publishing_plan_by_semester on publishing_plan (semester_id, at);
create index publishing_plan_by_planner on publishing_plan (planned_by);
create index publishing_plan_due on publishing_plan (at, id) where status = 'PLANNED';

-- A draft that waits for its time is in one plan, and cannot go while it is.
create table planned_draft (
  thing_id  uuid not null references content_draft,
  plan_id   uuid not null references publishing_plan,
  constraint a_draft_is_planned_once primary key (thing_id)
);
create index planned_draft_by_plan on planned_draft (plan_id);

-- Whoever saves and whoever plans wait for each other at the draft.
create function keep_planned_draft() returns trigger language plpgsql as $$
begin
  if exists (select from planned_draft where thing_id = new.thing_id) then
    raise exception 'a planned draft stays as it is'
      using errcode = 'check_violation', constraint = 'a_planned_draft_stays_as_it_is';
  end if;
  return new;
end $$;
create trigger planned_draft_stays before update of content, revision on content_draft for each row
  when (new.revision <> old.revision or new.content <> old.content) execute function keep_planned_draft();
