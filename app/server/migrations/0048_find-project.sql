-- Who looks for a project looks for its owner too (decision X1). The name stands beside it, because a search that looks
-- for every match in two tables grows with its matches.
alter table project
  drop column search_text,
  add column owner_name text not null default '';
update project p set owner_name = a.surname || ' ' || a.firstname from account a where a.id = p.owner_id;
alter table project
  add column search_text text not null
    generated always as (fold(name || ' ' || short_description || ' ' || owner_name)) stored;
create index project_search on project using gin (search_text gin_trgm_ops);

create function take_owner_name() returns trigger language plpgsql as $$
begin
  select surname || ' ' || firstname into strict new.owner_name from account where id = new.owner_id;
  return new;
end $$;
create trigger project_takes_owner_name before insert on project
  for each row execute function take_owner_name();

create function give_owner_name() returns trigger language plpgsql as $$
begin
  update project set owner_name = new.surname || ' ' || new.firstname where owner_id = new.id;
  return null;
end $$;
create trigger account_gives_owner_name after update of surname, firstname on account
  for each row when ((old.surname, old.firstname) is distinct from (new.surname, new.firstname))
  execute function give_owner_name();
