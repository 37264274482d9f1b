-- What other processes must drop from their memory: said to all of them with the commit.
create or replace function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', encode(old.token_hash, 'hex'));
  return null;
end $$;

create or replace function tell_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', new.id::text);
  return null;
end $$;

create or replace function tell_programme_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('programme', '');
  return null;
end $$;

create or replace function tell_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;

create or replace function tell_one_pager_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('one_pager', '');
  return null;
end $$;
