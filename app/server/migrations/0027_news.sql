-- News (decisions N1, N2).
create table news (
  id            uuid primary key default gen_random_uuid(),
  author_id     uuid references account on delete set null,
  -- Of the coordinator who wrote it: it goes to this university alone. Null for an item of the office.
  university_id text references university,
  title         text not null check (char_length(title) between 1 and 100),
  text          text not null check (char_length(text) between 1 and 10000),
  -- Made from the text, sanitised.
  html          text not null,
  language      text not null check (language in ('hu', 'en')),
  roles         text[] not null,
  image_id      uuid references file,
  image_text    text not null default '',
  created_at    timestamptz not null,
  edited_at     timestamptz,
  constraint news_is_for_students_university_staff_or_mentors
    check (cardinality(roles) > 0 and roles <@ array ['STUDENT', 'UNIVERSITY', 'MENTOR']),
  constraint news_of_a_university_is_not_for_mentors check (university_id is null or not 'MENTOR' = any (roles)),
  constraint a_news_image_has_a_text check ((image_id is null) = (image_text = '')),
  constraint news_is_edited_after_it_was_published check (edited_at >= created_at)
);
create index news_newest_first on news (created_at desc, id);
create index news_by_author on news (author_id);
create index news_by_university on news (university_id);
create index news_by_image on news (image_id);

-- Narrows an item of the office; none: all universities.
create table news_university (
  news_id       uuid not null references news on delete cascade,
  university_id text not null references university,
  primary key (news_id, university_id)
);
create index news_university_by_university on news_university (university_id);

-- Until when somebody has seen the news: what was published later is unread.
create table news_seen (
  account_id uuid primary key references account on delete cascade,
  until      timestamptz not null
);
