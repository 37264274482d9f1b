-- What people remark on the course: suggestions on lessons, as before, and reports of faulty exam questions. The office
-- answers both.
alter table suggestion rename to remark;
alter table remark rename constraint suggestion_pkey to remark_pkey;
alter table remark rename constraint suggestion_comment_check to remark_comment_check;
alter table remark rename constraint suggestion_lesson_id_fkey to remark_lesson_id_fkey;
alter table remark rename constraint suggestion_account_id_fkey to remark_account_id_fkey;
alter index suggestion_newest_first rename to remark_newest_first;
alter index suggestion_by_account rename to remark_by_account;
alter index suggestion_by_lesson rename to remark_by_lesson;

alter table remark
  alter column lesson_id drop not null,
  -- Of the lesson or the question, so that a list of one module has an index.
  add column module_id   uuid references module,
  add column attempt_id  uuid,
  add column question_id uuid,
  add column status      text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'DONE')),
  add column answer      text check (char_length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  add column answered_by uuid references account,
  add column done_at     timestamptz,
  add column done_by     uuid references account,
  add column kind        text not null generated always as
    (case when lesson_id is null then 'QUESTION' else 'LESSON' end) stored check (kind in ('LESSON', 'QUESTION')),
  add column search_text text not null generated always as (fold(comment || ' ' || coalesce(answer, ''))) stored,
  add constraint a_reported_question_was_asked_in_its_attempt
    foreign key (attempt_id, question_id) references exam_answer (attempt_id, question_id),
  add constraint a_remark_is_about_a_lesson_or_about_a_question_of_an_attempt
    check (num_nonnulls(lesson_id, question_id) = 1 and num_nulls(attempt_id, question_id) <> 1),
  add constraint an_answer_to_a_remark_has_a_time_and_a_writer
    check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  add constraint an_answered_remark_has_its_answer check (status = 'DONE' or (status = 'ANSWERED') = (answer is not null)),
  add constraint a_remark_that_is_done_has_a_time_and_a_person
    check ((status = 'DONE') = (done_at is not null) and (done_at is null) = (done_by is null));
update remark r set module_id = l.module_id from lesson l where l.id = r.lesson_id;
alter table remark alter column module_id set not null;

create unique index one_open_report_per_student_and_question
  on remark (account_id, question_id) where question_id is not null and status <> 'DONE';
create index remark_by_question on remark (attempt_id, question_id) where attempt_id is not null;
create index remark_by_answerer on remark (answered_by) where answered_by is not null;
create index remark_by_finisher on remark (done_by) where done_by is not null;
create index remark_by_module on remark (module_id, at desc, id);
create index remark_by_status on remark (status, at desc, id);
create index remark_by_kind on remark (kind, at desc, id);
create index remark_by_kind_and_status on remark (kind, status, at desc, id);
create index remark_search on remark using gin (search_text gin_trgm_ops);

-- The office reads the audit: newest first, of some acts, or of one person.
create index audit_newest_first on audit (at desc, id desc);
create index audit_by_act on audit (act, at desc, id desc);
create index audit_by_actor on audit (actor_id, at desc, id desc) where actor_id is not null;
