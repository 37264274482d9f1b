-- what somebody was called is found by a search
select f.account_id from former_name f join account a on a.id = f.account_id
where position(fold(f.surname || ' ' || f.firstname) in a.search_text) = 0;

-- a name that was confirmed after the registration was confirmed by staff
select a.id from account a join account c on c.id = a.name_confirmed_by
where c.role not in ('OFFICE', 'UNIVERSITY');

-- no two live accounts share an address, nor two with proven addresses a Neptun code or usernames that look alike
select min(id::text) from account a
cross join lateral (values ('email', lower(email)),
  ('username', case when is_address_proven then username_skeleton(username) end),
  ('neptun', case when is_address_proven then lower(neptun) end)) v (field, value)
where released_at is null and value is not null
group by field, value having count(*) > 1;

-- an account that can sign in has a username
select a.id from account a join session s on s.account_id = a.id where a.username is null;

-- nobody is signed in to a released account
select s.account_id from session s join account a on a.id = s.account_id where a.released_at is not null;

-- no invitation leads to an account that was released
select t.account_id from access_token t join account a on a.id = t.account_id
where t.purpose = 'invitation' and a.released_at is not null and t.used_at is null and t.expires_at > a.released_at;

-- a session ends within sixty days
select account_id from session where ends_at > created_at + interval '60 days' or seen_at < created_at;

-- a link is used in its time
select account_id, purpose from access_token where used_at > expires_at or used_at < created_at;

-- one link of a purpose is open at a time, unless anybody may ask for such links
select a.account_id, a.purpose from access_token a join access_token b using (account_id, purpose)
where a.purpose not in ('verify-email', 'reset-password')
  and a.token_hash <> b.token_hash and a.used_at is null and b.used_at is null
  and b.created_at >= a.created_at and b.created_at < a.expires_at and b.expires_at > b.created_at;

-- the newest link of a purpose is the one made last
select account_id, purpose from access_token
group by account_id, purpose
having count(*) filter (where is_newest) <> 1 or max(created_at) filter (where is_newest) < max(created_at);

-- the first link that is used ends those mailed before it
select a.account_id, a.purpose from access_token a join access_token b using (account_id, purpose)
where a.used_at is not null and b.used_at is null and b.created_at < a.used_at and b.expires_at > a.used_at;

-- a picture is a file
select a.id from account a join file f on f.id = a.picture_id where f.media_type <> 'image/webp';

-- a session is named in plain words, never by what a browser sends
select id from session where device ~ '[/;()]';

-- whoever is disabled is signed in nowhere
select s.id from session s join account a on a.id = s.account_id where a.disabled_at is not null;

-- the office has an account with full access that can sign in
select 'office' as id where not exists (select from account
  where role = 'OFFICE' and office_scope is null and disabled_at is null and released_at is null
    and password_hash is not null);

-- only members of the office have a scope
select id from account where office_scope is not null and role <> 'OFFICE';

-- who is signed in has been active
select s.id from session s left join last_activity l on l.account_id = s.account_id
where l.day is null or l.day < (s.seen_at at time zone 'Europe/Budapest')::date;
