-- Sign-in looks for the live account of an address, or its newest rejected one; the unique index holds the live ones
-- alone, so that without this one each sign-in and each wrong guess reads every account.
create index account_by_email on account (email, released_at desc);

-- Whoever deletes or renames the row that a foreign key refers to looks for the rows that refer to it
-- (testing/server/indexes.test.ts).
create index account_by_picture on account (picture_id) where picture_id is not null;
create index account_by_university on account (university_id) where university_id is not null;
create index exam_answer_by_question on exam_answer (question_id);
create index exam_attempt_by_module on exam_attempt (module_id);
create index exam_grant_by_module on exam_grant (module_id);
create index lesson_done_by_lesson on lesson_done (lesson_id);
create index lesson_media_by_file on lesson_media (file_id);
create index lesson_media_by_captions on lesson_media (captions_id) where captions_id is not null;
create index lesson_media_by_poster on lesson_media (poster_id) where poster_id is not null;
create index onboarding_by_semester on onboarding (semester_key);
create index personality_answer_by_statement on personality_answer (statement_id);
create index suggestion_by_lesson on suggestion (lesson_id);
