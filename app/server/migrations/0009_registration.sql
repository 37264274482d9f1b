-- The account's search text stands in the registration too: a search that looks for every match in two tables grows
-- with its matches.
alter table registration add search_text text not null default '';
update registration r set search_text = a.search_text from account a where a.id = r.account_id;

drop index one_registration_per_account;
create unique index one_registration_per_account on registration (account_id);
create index registration_search on registration using gin (search_text gin_trgm_ops);

-- Decided ones are listed newest first.
drop index registration_decided_lately;
create index registration_decided_lately on registration (decided_at desc, id) where decided_at is not null;

create function take_search_text() returns trigger language plpgsql as $$
begin
  select search_text into strict new.search_text from account where id = new.account_id;
  return new;
end $$;
create trigger registration_takes_search_text before insert on registration
  for each row execute function take_search_text();

create function give_search_text() returns trigger language plpgsql as $$
begin
  update registration set search_text = new.search_text
  where account_id = new.id and search_text is distinct from new.search_text;
  return null;
end $$;
create trigger account_gives_search_text after update of search_text on account
  for each row execute function give_search_text();
