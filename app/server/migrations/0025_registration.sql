-- Lists count their rows up to a bound, which costs as much as reading a tally did (0.6 ms and 0.3 ms at any size);
-- so nothing keeps one any more, whose rows every decision locked.
drop trigger registration_tallied_on_insert on registration;
drop trigger registration_tallied_on_update on registration;
drop trigger registration_tallied_on_delete on registration;
drop function tally_new_registrations();
drop function tally_registrations();
drop function tally_forgotten_registrations();
drop table registration_tally;

-- The copied search text stays: through the account a search for a frequent name costs five times as much among
-- 100,000 registrations (26 ms instead of 5), its page eleven times (15.5 instead of 1.4).
comment on column registration.search_text is 'Copied from the account by triggers, because a search among 100,000 costs a fifth with it.';

-- Invitations are listed newest first, and of most the time is over.
create index invitation_newest_first on access_token (created_at desc, account_id) where purpose = 'invitation';
create index invitation_by_end on access_token (expires_at) where purpose = 'invitation';
