-- not a transaction
-- Who met a version is found by its key; what was found by the first column alone still is.
create index concurrently if not exists exam_answer_by_version on exam_answer (question_id, version);
drop index concurrently if exists exam_answer_by_question;
create index concurrently if not exists lesson_done_by_version on lesson_done (lesson_id, version);
drop index concurrently if exists lesson_done_by_lesson;
