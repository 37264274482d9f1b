-- Mentors see the address of a member of their teams who allows it (decision Y2).
alter table account add column shows_email_to_mentor boolean not null default false;
