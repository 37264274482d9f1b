-- The lesson that teaches what the question asks: the receipt of a failed exam says what to read again.
-- Null where the course was imported before its questions named their lessons.
alter table question add column lesson_id uuid references lesson;
create index question_by_lesson on question (lesson_id);
