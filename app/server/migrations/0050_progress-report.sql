-- Progress reports (spec 4, decision O2): one for each project, which is of one semester.
create table progress_report (
  id           uuid primary key default gen_random_uuid(),
  project_id   uuid not null references project,
  -- The owner at that time; the office may hand the project over later.
  uploader_id  uuid not null references account,
  file_id      uuid not null references file,
  -- sha256 of the file: the same one sent again is a repeated request, another one comes too late.
  digest       bytea not null check (length(digest) = 32),
  submitted_at timestamptz not null,
  constraint one_progress_report_per_project unique (project_id)
);
create index progress_report_by_uploader on progress_report (uploader_id);
create index progress_report_by_file on progress_report (file_id);
