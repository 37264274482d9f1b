-- Requests that the clock could not deal with for a reason of their own (decision Y12): the others go on. Beside the
-- request and not on it, because it may be the row of the request that cannot be written.
create table set_aside_request (
  request_id uuid primary key references team_request on delete cascade,
  since timestamptz not null,
  failed_at timestamptz not null,
  retry_at timestamptz not null,
  tries integer not null constraint a_request_that_is_set_aside_was_tried check (tries > 0),
  cause text not null constraint a_cause_of_failure_is_short check (char_length(cause) between 1 and 60),
  constraint a_request_is_tried_again_after_it_failed check (since <= failed_at and failed_at <= retry_at)
);
