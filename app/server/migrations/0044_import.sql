-- Files of people to invite (decision A3): what was read, what would happen to each row, and what did.
create table import (
  id          uuid primary key default gen_random_uuid(),
  -- As its sender calls it; the file itself is not kept.
  file_name   text not null check (char_length(file_name) between 1 and 200),
  -- Headers of columns that were not read.
  ignored     text[] not null,
  status      text not null default 'PREVIEWED' check (status in ('PREVIEWED', 'RUNNING', 'DONE', 'DISCARDED')),
  made_at     timestamptz not null,
  made_by     uuid not null references account,
  -- Started or discarded.
  decided_at  timestamptz,
  decided_by  uuid references account,
  finished_at timestamptz,
  constraint a_decided_import_has_a_time_and_a_decider
    check ((decided_at is null) = (status = 'PREVIEWED') and (decided_by is null) = (status = 'PREVIEWED')),
  constraint an_import_that_is_done_was_finished check ((finished_at is null) = (status <> 'DONE'))
);
create index import_newest_first on import (made_at desc, id);
create index import_by_maker on import (made_by);
create index import_by_decider on import (decided_by) where decided_by is not null;

create table import_row (
  id          uuid primary key default gen_random_uuid(),
  import_id   uuid not null references import on delete cascade,
  -- Of the row in the file.
  line        integer not null check (line >= 1),
  -- As the file has them, in the form that an account would have wherever they are right.
  role        text not null check (char_length(role) <= 300),
  surname     text not null check (char_length(surname) <= 300),
  firstname   text not null check (char_length(firstname) <= 300),
  email       text not null check (char_length(email) <= 300),
  university  text not null check (char_length(university) <= 300),
  neptun      text not null check (char_length(neptun) <= 300),
  username    text not null check (char_length(username) <= 300),
  language    text not null check (char_length(language) <= 300),
  outcome     text not null check (outcome in ('INVITE', 'INVITED', 'SAME', 'REFUSED')),
  -- Why it was refused: field, rule and hint.
  problems    jsonb not null default '[]',
  -- Whom it invited; null once the invitation was forgotten.
  account_id  uuid references account on delete set null,
  search_text text not null generated always as
    (fold(surname || ' ' || firstname || ' ' || email || ' ' || neptun)) stored,
  constraint one_row_of_an_import_per_line unique (import_id, line),
  constraint one_row_of_an_import_per_invitation unique (account_id),
  constraint only_an_invited_row_has_an_account check (account_id is null or outcome = 'INVITED'),
  constraint a_refused_row_has_its_problem check ((outcome = 'REFUSED') = (problems <> '[]'))
);
create index import_row_by_outcome on import_row (import_id, outcome, line);
