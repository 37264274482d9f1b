-- not a transaction
-- Registrations and invitations sorted by name: whoever is rejected or withdrawn stands in no other index by name.
create index concurrently if not exists every_account_by_name on account (sort_name, id);
