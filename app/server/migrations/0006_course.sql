create table module (
  id           uuid primary key default gen_random_uuid(),
  semester_id  uuid not null references semester,
  key          text not null,
  position     smallint not null check (position > 0),
  extra        boolean not null,
  minutes      smallint not null check (minutes > 0),
  unique (semester_id, key),
  constraint one_module_per_position unique (semester_id, position) deferrable
);

create table module_text (
  module_id  uuid not null references module on delete cascade,
  language   text not null check (language in ('hu', 'en')),
  title      text not null,
  summary    text not null,
  outcomes   text[] not null,
  primary key (module_id, language)
);

create table lesson (
  id         uuid primary key default gen_random_uuid(),
  module_id  uuid not null references module,
  key        text not null,
  position   smallint not null check (position > 0),
  minutes    smallint not null check (minutes > 0),
  media      text check (media in ('video', 'podcast', 'worksheet')),
  unique (module_id, key),
  constraint one_lesson_per_position unique (module_id, position) deferrable
);

create table lesson_text (
  lesson_id  uuid not null references lesson on delete cascade,
  language   text not null check (language in ('hu', 'en')),
  title      text not null,
  summary    text not null,
  -- Markdown as its author wrote it, and the HTML made of it when it was saved.
  body       text not null,
  html       text not null,
  checks     jsonb not null,
  primary key (lesson_id, language)
);

create table lesson_media (
  lesson_id    uuid not null references lesson on delete cascade,
  language     text not null check (language in ('hu', 'en')),
  kind         text not null check (kind in ('video', 'podcast', 'worksheet')),
  title        text not null,
  file_id      uuid not null references file,
  captions_id  uuid references file,
  poster_id    uuid references file,
  transcript   jsonb not null default '[]',
  seconds      smallint,
  primary key (lesson_id, language, kind)
);

create table lesson_done (
  account_id  uuid not null references account,
  lesson_id   uuid not null references lesson,
  at          timestamptz not null,
  primary key (account_id, lesson_id)
);

create table suggestion (
  id          uuid primary key default gen_random_uuid(),
  lesson_id   uuid not null references lesson,
  account_id  uuid not null references account,
  comment     text not null check (char_length(comment) between 1 and 2000),
  at          timestamptz not null
);
create index suggestion_newest_first on suggestion (at desc, id);
create index suggestion_by_account on suggestion (account_id, at desc);
