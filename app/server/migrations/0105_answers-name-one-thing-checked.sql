alter table content_version validate constraint a_version_of_a_question_is_of_one_that_is_there;
alter table exam_answer validate constraint an_answer_is_to_a_version_of_a_question;
-- The one above says both.
alter table exam_answer drop constraint an_answer_is_to_a_published_version;
alter table exam_answer drop constraint exam_answer_question_id_fkey;
-- The last version that named none of its answers is gone.
drop trigger an_answer_is_to_a_version on exam_answer;
drop trigger a_version_of_a_lesson_is_done on lesson_done;
drop function met_question();
drop function met_lesson();
