-- The list of invitations looked for a later link beside each one; whoever makes a link now marks the one before.
alter table access_token add column is_newest boolean not null default true;
update access_token t set is_newest = false
where exists (
  select from access_token later
  where later.account_id = t.account_id and later.purpose = t.purpose
    and (later.created_at, later.expires_at, later.token_hash) > (t.created_at, t.expires_at, t.token_hash)
);
create unique index one_newest_link_of_a_purpose on access_token (account_id, purpose) where is_newest;

drop index invitation_newest_first;
drop index invitation_by_end;
create index invitation_newest_first on access_token (created_at desc, account_id)
  where purpose = 'invitation' and is_newest;
create index invitation_by_end on access_token (expires_at) where purpose = 'invitation' and is_newest;
