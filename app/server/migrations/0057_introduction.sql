-- Who finds members asks for names, a personality, and that somebody is still here: beside the introduction's own columns,
-- as among 100,000 students finding them in their accounts cost nine times what it does among 1,000.
alter table introduction
  add column sort_name   text collate "hu-x-icu" not null default '',
  add column personality text,
  add column is_here     boolean not null default false,
  add column search_text text not null generated always as (fold(sort_name)) stored;

create function take_student() returns trigger language plpgsql as $$
begin
  select sort_name, personality, disabled_at is null and released_at is null
  into strict new.sort_name, new.personality, new.is_here from account where id = new.account_id;
  return new;
end $$;
create trigger introduction_takes_student before insert on introduction
  for each row execute function take_student();

create function give_student() returns trigger language plpgsql as $$
begin
  update introduction set sort_name = new.sort_name, personality = new.personality,
    is_here = new.disabled_at is null and new.released_at is null
  where account_id = new.id;
  return null;
end $$;
create trigger account_gives_student after update of surname, firstname, personality, disabled_at, released_at on account
  for each row when ((old.sort_name, old.personality, old.disabled_at, old.released_at)
    is distinct from (new.sort_name, new.personality, new.disabled_at, new.released_at))
  execute function give_student();

update introduction i set sort_name = a.sort_name, personality = a.personality,
  is_here = a.disabled_at is null and a.released_at is null
from account a where a.id = i.account_id;

drop index published_introduction;
create index found_introduction_by_name on introduction (semester_id, sort_name, account_id)
  where is_published and is_here;
create index found_introduction_by_personality_and_name
  on introduction (semester_id, personality, sort_name, account_id) where is_published and is_here;
create index introduction_search on introduction using gin (search_text gin_trgm_ops);
