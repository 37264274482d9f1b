-- The glossary of the course (decision 29): terms, and which lessons name them.

create table glossary_term (
  id          uuid primary key default gen_random_uuid(),
  -- What lessons name it by (/glossary/<key>); never changes.
  key         text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 60),
  hu_word     text not null check (char_length(hu_word) between 1 and 80),
  hu_meaning  text not null check (char_length(hu_meaning) between 1 and 600),
  en_word     text not null check (char_length(en_word) between 1 and 80),
  en_meaning  text not null check (char_length(en_meaning) between 1 and 600),
  created_at  timestamptz not null,
  -- Null of what came with the product.
  created_by  uuid references account,
  edited_at   timestamptz,
  edited_by   uuid references account,
  constraint a_term_is_edited_after_it_was_added check (edited_at >= created_at),
  constraint an_edited_term_has_its_editor check ((edited_at is null) = (edited_by is null))
);
create unique index a_term_has_a_key_of_its_own on glossary_term (key);
create unique index a_term_has_a_hungarian_word_of_its_own on glossary_term (fold(hu_word));
create unique index a_term_has_an_english_word_of_its_own on glossary_term (fold(en_word));
create index glossary_term_by_author on glossary_term (created_by);
create index glossary_term_by_editor on glossary_term (edited_by);
create trigger times_are_in_order before insert or update on glossary_term for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');
create trigger glossary_changes after insert or update or delete on glossary_term
  for each statement execute function tell_content_change();

-- What a published lesson names stays: a term of any version is not deleted.
create table version_term (
  thing_id  uuid not null,
  number    smallint not null,
  key       text not null,
  primary key (thing_id, number, key),
  foreign key (thing_id, number) references content_version (thing_id, number) on delete cascade,
  constraint a_term_of_a_version_stays foreign key (key) references glossary_term (key)
);
create index version_term_by_key on version_term (key);

-- A draft may name what is not there yet; it is published once it is.
create table draft_term (
  thing_id  uuid not null references content_draft on delete cascade,
  key       text not null,
  primary key (thing_id, key)
);
create index draft_term_by_key on draft_term (key);

-- The same as termsNamed (features/course/glossary/named.ts); a test holds one against the other.
create function terms_named(content jsonb) returns setof text language sql immutable as $$
  select distinct found[1]
  from unnest(array[content #>> '{hu,body}', content #>> '{en,body}']) body,
    regexp_matches(body, '(?:\]\(|\]:)[ \t\n\r]*<?(?:/app)?/glossary/([^] \t\n\r()<>"[]{1,100})', 'g') found
$$;

create function note_terms_of_version() returns trigger language plpgsql as $$
begin
  insert into version_term (thing_id, number, key)
  select new.thing_id, new.number, named from terms_named(new.content) named;
  return null;
end $$;
create trigger a_version_names_its_terms after insert on content_version
  for each row when (new.kind = 'lesson') execute function note_terms_of_version();

-- Whoever deletes a term locks its row first: a draft that names it waits, or is seen.
create function note_terms_of_draft() returns trigger language plpgsql as $$
begin delete from draft_term where thing_id = new.thing_id;
  perform from glossary_term where key in (select terms_named(new.content)) order by key for key share;
  insert into draft_term (thing_id, key)
  select new.thing_id, named from terms_named(new.content) named;
  return null;
end $$;
create trigger a_draft_names_its_terms after insert or update of content on content_draft
  for each row when (new.kind = 'lesson') execute function note_terms_of_draft();
