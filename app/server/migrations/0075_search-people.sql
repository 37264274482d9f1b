-- People are found by what they published of themselves too (decision Y7). The texts stand in one row with what the lists
-- filter by, as among 100,000 students finding them elsewhere cost nine times what it does among 1,000.
drop index introduction_search;
alter table introduction
  drop column search_text,
  add column university_id   text,
  add column first_language  text,
  add column second_language text,
  add column focus_words     text not null default '';
alter table introduction
  add column search_text text not null
    generated always as (fold(sort_name || ' ' || one_liner || ' ' || introduction || ' ' || focus_words)) stored;

create or replace function take_student() returns trigger language plpgsql as $$
begin
  select sort_name, personality, disabled_at is null and released_at is null, university_id, first_language, second_language
  into strict new.sort_name, new.personality, new.is_here, new.university_id, new.first_language, new.second_language
  from account where id = new.account_id;
  return new;
end $$;
create or replace function give_student() returns trigger language plpgsql as $$
begin
  update introduction set sort_name = new.sort_name, personality = new.personality,
    is_here = new.disabled_at is null and new.released_at is null, university_id = new.university_id,
    first_language = new.first_language, second_language = new.second_language
  where account_id = new.id;
  return null;
end $$;
drop trigger account_gives_student on account;
create trigger account_gives_student
  after update of surname, firstname, personality, disabled_at, released_at, university_id, first_language, second_language
  on account for each row
  when ((old.sort_name, old.personality, old.disabled_at, old.released_at, old.university_id, old.first_language, old.second_language)
    is distinct from
    (new.sort_name, new.personality, new.disabled_at, new.released_at, new.university_id, new.first_language, new.second_language))
  execute function give_student();

create function give_focus_words() returns trigger language plpgsql as $$
begin
  update introduction i set focus_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.position)
    from introduction_has_focus h join term t on t.id = h.term_id
    where h.account_id = i.account_id and h.semester_id = i.semester_id), '')
  where (i.account_id, i.semester_id) in (select account_id, semester_id from changed);
  return null;
end $$;
create trigger focuses_give_their_words after insert on introduction_has_focus
  referencing new table as changed for each statement execute function give_focus_words();
create trigger focuses_take_their_words after delete on introduction_has_focus
  referencing old table as changed for each statement execute function give_focus_words();

alter table mentor_profile
  add column sort_name  text collate "hu-x-icu" not null default '',
  add column term_words text not null default '';
alter table mentor_profile
  add column search_text text not null
    generated always as (fold(sort_name || ' ' || title || ' ' || term_words)) stored;

create function take_mentor() returns trigger language plpgsql as $$
begin
  select sort_name into strict new.sort_name from account where id = new.account_id;
  return new;
end $$;
create trigger mentor_profile_takes_name before insert on mentor_profile
  for each row execute function take_mentor();
create function give_mentor() returns trigger language plpgsql as $$
begin
  update mentor_profile set sort_name = new.sort_name where account_id = new.id;
  return null;
end $$;
create trigger account_gives_mentor after update of surname, firstname on account
  for each row when (new.role = 'MENTOR' and old.sort_name is distinct from new.sort_name)
  execute function give_mentor();

create function give_term_words() returns trigger language plpgsql as $$
begin
  update mentor_profile m set term_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.kind, h.position)
    from mentor_has_term h join term t on t.id = h.term_id where h.account_id = m.account_id), '')
  where m.account_id in (select account_id from changed);
  return null;
end $$;
create trigger terms_give_their_words after insert on mentor_has_term
  referencing new table as changed for each statement execute function give_term_words();
create trigger terms_take_their_words after delete on mentor_has_term
  referencing old table as changed for each statement execute function give_term_words();

-- A term that is renamed is found by its new words.
create function rename_term() returns trigger language plpgsql as $$
begin
  update introduction i set focus_words = (
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.position)
    from introduction_has_focus h join term t on t.id = h.term_id
    where h.account_id = i.account_id and h.semester_id = i.semester_id)
  where (i.account_id, i.semester_id) in
    (select account_id, semester_id from introduction_has_focus where term_id = new.id);
  update mentor_profile m set term_words = (
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.kind, h.position)
    from mentor_has_term h join term t on t.id = h.term_id where h.account_id = m.account_id)
  where m.account_id in (select account_id from mentor_has_term where term_id = new.id);
  return null;
end $$;
create trigger a_renamed_term_gives_its_words after update of hu, en on term
  for each row when ((old.hu, old.en) is distinct from (new.hu, new.en)) execute function rename_term();

update introduction i set university_id = a.university_id, first_language = a.first_language,
  second_language = a.second_language, focus_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.position)
    from introduction_has_focus h join term t on t.id = h.term_id
    where h.account_id = i.account_id and h.semester_id = i.semester_id), '')
from account a where a.id = i.account_id;
update mentor_profile m set sort_name = a.sort_name, term_words = coalesce((
    select string_agg(t.hu || ' ' || t.en, ' ' order by h.kind, h.position)
    from mentor_has_term h join term t on t.id = h.term_id where h.account_id = m.account_id), '')
from account a where a.id = m.account_id;

create index found_introduction_by_university_and_name
  on introduction (semester_id, university_id, sort_name, account_id) where is_published and is_here;
create index introduction_search on introduction using gin (search_text gin_trgm_ops) where is_published and is_here;
drop index mentor_search;
create index mentor_search on mentor_profile using gin (search_text gin_trgm_ops) where is_published;
