-- How many questions an exam draws from each lesson and level; where a module has none, in proportion to its bank.
create table exam_blueprint (
  module_id  uuid not null references module,
  -- Null for questions that no lesson teaches.
  lesson_id  uuid references lesson,
  level      text not null constraint a_blueprint_asks_to_recall_or_to_apply check (level in ('recall', 'apply')),
  questions  smallint not null check (questions between 0 and 100),
  constraint one_number_for_a_lesson_and_level unique nulls not distinct (module_id, lesson_id, level)
);
create index exam_blueprint_by_lesson on exam_blueprint (lesson_id) where lesson_id is not null;

-- What is drawn from is kept in memory.
create trigger exam_blueprint_changed after insert or update or delete or truncate on exam_blueprint
  for each statement execute function tell_content_change();
