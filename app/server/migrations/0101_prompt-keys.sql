-- By which questions that ask the same are found, in each language; what was there before is filled in by the hourly job.
alter table question add column prompt_keys text[] not null default '{}';
