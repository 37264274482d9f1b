-- A mail that a post office refused for good is not tried again: what it answered, and when. Its body is gone as if sent.
alter table mail
  add column refused_at timestamptz,
  add column refusal smallint check (refusal between 500 and 599),
  add constraint a_refused_mail_has_its_code check ((refused_at is null) = (refusal is null)),
  add constraint a_mail_is_sent_or_refused check (sent_at is null or refused_at is null);
