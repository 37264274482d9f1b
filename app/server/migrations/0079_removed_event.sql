-- Of an event that was removed: what subscribed calendars are told, so that it leaves them as cancelled.
create table removed_event (
  id         uuid primary key,
  title      text not null check (char_length(title) between 1 and 100),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz not null,
  constraint a_removed_event_ended_after_it_started check (ends_at >= starts_at),
  constraint an_event_is_removed_after_it_was_added check (removed_at >= created_at)
);
create index removed_event_by_end on removed_event (ends_at);
