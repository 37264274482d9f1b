-- Nobody new belongs to a retired university; whoever does already stays (docs/decisions/0014).
alter table university add column retired_at timestamptz;
alter table university rename constraint university_pkey to one_university_per_short_name;

-- Whoever joins and whoever retires wait for each other here.
create function refuse_retired_university() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.university_id is not distinct from old.university_id then
    return new;
  end if;
  perform from university where id = new.university_id and retired_at is null for share;
  if not found and exists (select from university where id = new.university_id) then
    raise exception 'nobody joins a retired university'
      using errcode = 'check_violation', constraint = 'nobody_joins_a_retired_university';
  end if;
  return new;
end $$;
create trigger account_joins_no_retired_university before insert or update of university_id on account
  for each row when (new.university_id is not null) execute function refuse_retired_university();

-- Of two members of the office who disable each other at the same moment, the second one finds nobody left.
create function keep_an_office() returns trigger language plpgsql as $$
begin
  perform from account where role = 'OFFICE' and disabled_at is null and released_at is null
    and password_hash is not null and id <> new.id for update;
  if not found then
    raise exception 'the office keeps an active account'
      using errcode = 'check_violation', constraint = 'the_office_keeps_an_active_account';
  end if;
  return new;
end $$;
create trigger office_keeps_an_active_account before update of disabled_at on account
  for each row when (new.role = 'OFFICE' and old.disabled_at is null and new.disabled_at is not null)
  execute function keep_an_office();

-- The list of accounts: of all, of a role, of a university, and the disabled ones.
create index account_by_name on account (sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index account_by_role_and_name on account (role, sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index account_by_university_and_name on account (university_id, sort_name, id)
  where released_at is null and is_admitted and password_hash is not null;
create index disabled_account_by_name on account (sort_name, id)
  where disabled_at is not null and released_at is null and is_admitted and password_hash is not null;

-- People are found by their usernames too.
drop trigger account_gives_search_text on account;
alter table account drop column search_text;
alter table account add column search_text text generated always as (
  fold(surname || ' ' || firstname || ' ' || email || ' ' || coalesce(username, '') || ' ' || coalesce(neptun, '') || ' '
    || former_names)) stored;
create index account_search on account using gin (search_text gin_trgm_ops);
update registration r set search_text = a.search_text from account a where a.id = r.account_id;
create trigger account_gives_search_text after update of search_text on account
  for each row execute function give_search_text();
