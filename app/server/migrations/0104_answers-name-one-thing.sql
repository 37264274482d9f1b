-- not a transaction
-- An answer is to a version of a question: said by one reference instead of two, which an exam's start asks for each of its
-- answers (7 microseconds each).

-- Some thousand rows: what staff have ever published.
alter table content_version add column if not exists question_id uuid
  -- squawk-ignore adding-field-with-default
  generated always as (case when kind = 'question' then thing_id end) stored;
create unique index concurrently if not exists content_version_question_key on content_version (question_id, number);
alter table content_version drop constraint if exists a_version_of_a_question_is_of_one_that_is_there;
alter table content_version add constraint a_version_of_a_question_is_of_one_that_is_there
  foreign key (question_id) references question not valid;
alter table exam_answer drop constraint if exists an_answer_is_to_a_version_of_a_question;
alter table exam_answer add constraint an_answer_is_to_a_version_of_a_question
  foreign key (question_id, version) references content_version (question_id, number) not valid;
