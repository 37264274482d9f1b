-- Whom people write to; the office names it (decision S2).
alter table semester add column contact_email text not null default 'help@rajt.example'
  check (contact_email = lower(contact_email) and char_length(contact_email) between 3 and 254);
alter table semester alter column contact_email drop default;
