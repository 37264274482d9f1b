-- Every answer and every lesson that is done names a version that was published.
alter table exam_answer validate constraint an_answer_is_to_a_published_version;
alter table lesson_done validate constraint a_published_version_is_done;
