-- How students answered each version of a question, counted by itself each hour.
create table question_statistics (
  question_id     uuid not null references question on delete cascade,
  version         smallint not null,
  module_id       uuid not null references module,
  -- Attempts that are over and drew it.
  met             integer not null check (met > 0),
  -- Of its points, on average.
  right_share     real not null check (right_share between 0 and 1),
  -- Correlation with the share of the rest of the attempt; null where either never differs.
  discrimination  real check (discrimination between -1 and 1),
  -- From the answer before, or the start, to its own; null where nobody answered.
  median_seconds  real check (median_seconds >= 0),
  -- Of options to choose from: how many chose each, and the share of the rest of their attempt.
  options         jsonb not null,
  marks           text[] not null,
  last_met        timestamptz not null,
  counted_at      timestamptz not null,
  primary key (question_id, version),
  constraint statistics_are_of_a_published_version
    foreign key (question_id, version) references content_version (thing_id, number)
);
create index question_statistics_by_module on question_statistics (module_id);

-- Found by the words of its prompt in both languages; what was there before is filled in by the same job.
alter table question add column search_text text not null default '';
