-- The office is told of mails that were not taken: what the server answered in its own words, how often it was tried, and
-- that there was no mail server when its turn came, so that a later start sends it.
alter table mail
  add column answer text constraint an_answer_of_a_mail_server_is_short check (char_length(answer) between 1 and 200),
  add column tries integer not null default 0 constraint a_mail_is_tried_from_zero_on check (tries >= 0),
  add column failed_at timestamptz,
  add column failure smallint,
  add column kept_at timestamptz,
  add constraint a_failed_try_is_counted check (failed_at is null or tries > 0),
  add constraint a_failure_has_its_time check (failure is null or failed_at is not null),
  add constraint a_kept_mail_is_neither_sent_nor_refused check (kept_at is null or coalesce(sent_at, refused_at) is null);

create index mail_of_recipient on mail (recipient, created_at desc);
create index mail_not_taken on mail (created_at) where sent_at is null;
