-- The structure of a course while its semester runs (decision 27): modules are begun, ordered, made bonus and retired.

-- A module that is retired is a bonus module, which only those still see who had begun it.
alter table module add constraint a_retired_module_blocks_nobody check (retired_at is null or extra) not valid;

-- What is new is written for a module that is new itself: the rule that it is there is one of two tables now, and stands
-- in the trigger below.
alter table content_draft drop constraint content_draft_module_id_fkey;
create function draft_of_a_module() returns trigger language plpgsql as $$
begin
  perform from module where id = new.module_id for key share;
  if not found then
    perform from content_draft where thing_id = new.module_id and kind = 'module' for key share;
    if not found then
      raise exception 'a draft is of a module'
        using errcode = 'foreign_key_violation', constraint = 'a_draft_is_of_a_module';
    end if;
  end if;
  return new;
end $$;
create trigger draft_is_of_a_module before insert or update of module_id on content_draft for each row
  when (new.module_id is not null) execute function draft_of_a_module();

-- Whoever begins an exam and whoever retires its module wait for each other at the module.
create function keep_out_of_retired_exam() returns trigger language plpgsql as $$
begin
  perform from module where id = new.module_id and retired_at is null for key share;
  if not found and exists (select from module where id = new.module_id) then
    raise exception 'no exam begins in a retired module'
      using errcode = 'check_violation', constraint = 'no_exam_begins_in_a_retired_module';
  end if;
  return new;
end $$;
create trigger exam_is_of_a_module_in_use before insert on exam_attempt for each row
  execute function keep_out_of_retired_exam();

create function keep_out_of_retired_lesson() returns trigger language plpgsql as $$
declare
  own uuid;
begin
  select module_id into own from lesson where id = new.lesson_id;
  perform from module where id = own and retired_at is null for key share;
  if not found and own is not null
    and not exists (select from exam_attempt where account_id = new.account_id and module_id = own)
    and not exists (select from lesson_done d join lesson l on l.id = d.lesson_id
      where d.account_id = new.account_id and l.module_id = own) then
    raise exception 'nobody begins a retired module'
      using errcode = 'check_violation', constraint = 'nobody_begins_a_retired_module';
  end if;
  return new;
end $$;
create trigger lesson_is_of_a_module_in_use before insert on lesson_done for each row
  execute function keep_out_of_retired_lesson();

create function keep_begun_place() returns trigger language plpgsql as $$
begin
  if exists (select from exam_attempt where module_id = new.id)
    or exists (select from lesson l join lesson_done d on d.lesson_id = l.id where l.module_id = new.id) then
    raise exception 'a module that was begun keeps its place'
      using errcode = 'check_violation', constraint = 'a_module_that_was_begun_keeps_its_place';
  end if;
  return new;
end $$;
create trigger begun_module_keeps_its_place before update of position on module for each row
  when (new.position <> old.position) execute function keep_begun_place();
