-- Startup-lab events (decision N3).
create table startup_lab_event (
  id            uuid primary key default gen_random_uuid(),
  title         text not null check (char_length(title) between 1 and 100),
  subtitle      text not null check (char_length(subtitle) between 1 and 150),
  description   text not null check (char_length(description) between 1 and 5000),
  -- Made from the description, sanitised.
  html          text not null,
  language      text not null check (language in ('hu', 'en')),
  contact_email text not null check (contact_email = lower(contact_email)),
  link          text not null default '' check (char_length(link) <= 300),
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  logo_id       uuid references file,
  created_at    timestamptz not null,
  edited_at     timestamptz,
  search_text   text generated always as (fold(title || ' ' || subtitle)) stored,
  constraint an_event_ends_after_it_starts check (ends_at >= starts_at),
  constraint an_event_is_edited_after_it_was_added check (edited_at >= created_at)
);
create index event_by_start on startup_lab_event (starts_at, id);
create index event_by_end on startup_lab_event (ends_at);
create index event_by_logo on startup_lab_event (logo_id) where logo_id is not null;
create index event_search on startup_lab_event using gin (search_text gin_trgm_ops);

create table event_has_category (
  event_id    uuid not null references startup_lab_event on delete cascade,
  category_id uuid not null,
  kind        text not null default 'event-category' check (kind = 'event-category'),
  position    smallint not null,
  primary key (event_id, category_id),
  foreign key (category_id, kind) references term (id, kind),
  constraint an_event_has_five_categories_at_most check (position between 1 and 5),
  constraint one_category_per_position unique (event_id, position)
);
create index event_has_category_by_category on event_has_category (category_id, kind);
