-- A request knows one time, from before it waits for anybody's lock, and each process has its own clock: what follows
-- something is never dated before it. Runs only where a time would be.
create function date_no_earlier() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], to_jsonb(new) -> tg_argv[1]));
end $$;

create trigger times_are_in_order before insert or update on team_request for each row
  when (new.closed_at < new.sent_at) execute function date_no_earlier('closed_at', 'sent_at');
create trigger times_are_in_order before insert or update on certificate for each row
  when (new.ended_at < new.issued_at) execute function date_no_earlier('ended_at', 'issued_at');
create trigger times_are_in_order before insert or update on news for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');
create trigger times_are_in_order before insert or update on challenge for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');
create trigger times_are_in_order before insert or update on startup_lab_event for each row
  when (new.edited_at < new.created_at) execute function date_no_earlier('edited_at', 'created_at');
create trigger times_are_in_order before insert or update on kept_key for each row
  when (new.retired_at < new.created_at) execute function date_no_earlier('retired_at', 'created_at');
create trigger times_are_in_order before insert or update on own_data for each row
  when (new.downloaded_at < new.made_at) execute function date_no_earlier('downloaded_at', 'made_at');
create trigger times_are_in_order before insert or update on registration for each row
  when (new.decided_at < new.since) execute function date_no_earlier('decided_at', 'since');
create trigger times_are_in_order before insert or update on name_change for each row
  when (new.ended_at < new.at) execute function date_no_earlier('ended_at', 'at');
create trigger times_are_in_order before insert or update on exam_attempt for each row
  when (new.closed_at < new.started_at) execute function date_no_earlier('closed_at', 'started_at');

-- An attempt begins when the one before has ended, and a module's when the module before is completed.
create function begin_after_the_attempts_before() returns trigger language plpgsql as $$
begin
  new.started_at := greatest(new.started_at,
    (select max(closed_at) from exam_attempt where account_id = new.account_id));
  return new;
end $$;
create trigger attempts_begin_one_after_another before insert on exam_attempt for each row
  when (new.status = 'OPEN') execute function begin_after_the_attempts_before();

-- The newest link of a purpose is the one made last.
create function date_after_the_links_before() returns trigger language plpgsql as $$
begin
  new.created_at := greatest(new.created_at,
    (select max(created_at) from access_token where account_id = new.account_id and purpose = new.purpose));
  return new;
end $$;
create trigger links_are_made_one_after_another before insert on access_token for each row
  when (new.used_at is null) execute function date_after_the_links_before();
