-- Runners of jobs, seen again and again as long as their process lives: what one holds that is seen no more is given back.
create table job_runner (
  id text primary key,
  seen_at timestamptz not null
);
