-- Partner challenges (decisions O0, O4).
create table challenge (
  id           uuid primary key default gen_random_uuid(),
  semester_id  uuid not null references semester,
  company      text not null check (char_length(company) between 1 and 100),
  title        text not null check (char_length(title) between 1 and 100),
  summary      text not null check (char_length(summary) between 1 and 300),
  description  text not null check (char_length(description) between 1 and 5000),
  -- Made from the description, sanitised.
  html         text not null,
  language     text not null check (language in ('hu', 'en')),
  logo_id      uuid references file,
  max_students integer not null check (max_students between 1 and 1000),
  -- Students who have chosen it. Counted here, so that the database itself lets nobody in beyond the last slot.
  taken        integer not null default 0,
  deadline     timestamptz not null,
  -- Removed while a one-pager named it.
  hidden_at    timestamptz,
  created_at   timestamptz not null,
  edited_at    timestamptz,
  constraint a_challenge_has_no_more_students_than_slots check (taken between 0 and max_students),
  constraint a_challenge_is_edited_after_it_was_added check (edited_at >= created_at),
  unique (id, semester_id)
);
create index challenge_newest_first on challenge (semester_id, created_at desc, id);
create index challenge_by_logo on challenge (logo_id) where logo_id is not null;

create table challenge_document (
  id           uuid primary key default gen_random_uuid(),
  challenge_id uuid not null references challenge on delete cascade,
  file_id      uuid not null references file,
  position     smallint not null,
  constraint a_challenge_has_five_documents_at_most check (position between 1 and 5),
  constraint one_document_per_position unique (challenge_id, position)
);
create index challenge_document_by_file on challenge_document (file_id);
