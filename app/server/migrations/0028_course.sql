-- What every process keeps of the course and of the personality test (functions/notices.sql).
create or replace function tell_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;

create trigger module_changed after insert or update or delete or truncate on module
  for each statement execute function tell_content_change();
create trigger module_text_changed after insert or update or delete or truncate on module_text
  for each statement execute function tell_content_change();
create trigger lesson_changed after insert or update or delete or truncate on lesson
  for each statement execute function tell_content_change();
create trigger lesson_text_changed after insert or update or delete or truncate on lesson_text
  for each statement execute function tell_content_change();
create trigger lesson_media_changed after insert or update or delete or truncate on lesson_media
  for each statement execute function tell_content_change();
create trigger personality_statement_changed after insert or update or delete or truncate on personality_statement
  for each statement execute function tell_content_change();
create trigger personality_type_changed after insert or update or delete or truncate on personality_type
  for each statement execute function tell_content_change();
