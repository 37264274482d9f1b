-- Of two members of the office who disable or narrow each other at the same moment, the second one finds nobody left who
-- may do everything.
create or replace function keep_an_office() returns trigger language plpgsql as $$
begin
  perform from account where role = 'OFFICE' and office_scope is null and disabled_at is null and released_at is null
    and password_hash is not null and id <> new.id for update;
  if not found then
    raise exception 'the office keeps an active account'
      using errcode = 'check_violation', constraint = 'the_office_keeps_an_active_account';
  end if;
  return new;
end $$;
create or replace trigger office_keeps_an_active_account before update of disabled_at, office_scope on account
  for each row when (old.role = 'OFFICE' and old.disabled_at is null and old.office_scope is null
    and (new.disabled_at is not null or new.office_scope is not null))
  execute function keep_an_office();
