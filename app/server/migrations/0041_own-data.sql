-- What somebody asked for of their own data: one file, made by a job, downloaded once, forgotten after a week.
create table own_data (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account on delete cascade,
  asked_at       timestamptz not null,
  made_at        timestamptz,
  file_id        uuid references file,
  downloaded_at  timestamptz,
  constraint one_file_of_own_data_per_account unique (account_id),
  constraint own_data_are_made_with_their_file check ((made_at is null) = (file_id is null)),
  constraint own_data_are_downloaded_after_they_are_made check (downloaded_at is null or downloaded_at >= made_at)
);
create index own_data_by_file on own_data (file_id);
