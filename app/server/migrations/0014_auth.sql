-- An address that nobody has proven holds no username and no Neptun code; only one account may wait on it.
alter table account add column is_address_proven boolean not null default true;
update account set is_address_proven = false
where id in (select account_id from registration where status = 'UNVERIFIED');

-- What people call themselves stands in mails to others: no digits, no addresses, no lines, nothing invisible.
create function without_strange_signs(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(name, nfc),
    '[[:digit:][:cntrl:]/@:<>\\\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g');
update account set
  surname = coalesce(nullif(trim(without_strange_signs(surname)), ''), '?'),
  firstname = coalesce(nullif(trim(without_strange_signs(firstname)), ''), '?')
where surname <> without_strange_signs(surname) or firstname <> without_strange_signs(firstname);
alter table account add constraint a_name_has_no_digits_lines_addresses_or_invisible_signs
  check (surname = without_strange_signs(surname) and firstname = without_strange_signs(firstname));

-- Usernames that look alike are one: without case and accents, and with 0, 1 and i as o and l.
create function username_skeleton(username text) returns text
  language sql immutable strict parallel safe
  return translate(fold(username), '01i', 'oll');

-- Latin letters without those that look like others (dotless i, kra), Arabic digits, and single marks between them.
create function is_username(value text) returns boolean language sql immutable strict parallel safe
  return value is nfkc normalized and char_length(value) between 3 and 30
    and value ~ '^[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u0218-\u021b\u1ea0-\u1ef9._-]+$'
    and value !~ '^[._-]|[._-]{2}|[._-]$';

-- Usernames of before this rule that break it, and all but the oldest of those that look alike, get a new one.
update account set username = 'user.' || substr(md5(id::text), 1, 12)
where not is_username(username) or id in (
  select id from (
    select id, row_number() over (partition by username_skeleton(username) order by created_at, id) as place
    from account where username is not null and released_at is null
  ) alike where place > 1);
alter table account add constraint a_username_is_latin_with_single_marks_between
  check (is_username(username));

drop index one_live_account_per_username;
create unique index one_live_account_per_username on account (username_skeleton(username))
  where released_at is null and is_address_proven;
drop index one_live_account_per_neptun_code;
create unique index one_live_account_per_neptun_code on account (neptun)
  where released_at is null and is_address_proven;

-- An address that an invited person prefers to the invitation's is theirs once its own link was pressed.
alter table access_token add column email text check (email = lower(email));
alter table access_token drop constraint access_token_purpose_check;
alter table access_token add constraint access_token_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'invitation', 'change-email'));
alter table access_token add constraint only_a_change_of_address_names_an_address
  check ((purpose = 'change-email') = (email is not null));

-- What people were called before they renamed themselves; staff read it and find them by it.
create table former_name (
  account_id  uuid not null references account,
  surname     text not null,
  firstname   text not null,
  until       timestamptz not null,
  primary key (account_id, surname, firstname)
);

drop trigger account_gives_search_text on account;
alter table account drop column search_text;
alter table account add column former_names text not null default '';
alter table account add column search_text text generated always as (
  fold(surname || ' ' || firstname || ' ' || email || ' ' || coalesce(neptun, '') || ' ' || former_names)) stored;
create index account_search on account using gin (search_text gin_trgm_ops);
update registration r set search_text = a.search_text from account a where a.id = r.account_id;
create trigger account_gives_search_text after update of search_text on account
  for each row execute function give_search_text();

create function tell_former_names() returns trigger language plpgsql as $$
begin
  update account set former_names = coalesce((
    select string_agg(surname || ' ' || firstname, ' ' order by until)
    from former_name where account_id = coalesce(new.account_id, old.account_id)), '')
  where id = coalesce(new.account_id, old.account_id);
  return null;
end $$;
create trigger former_names_are_searched after insert or update or delete on former_name
  for each row execute function tell_former_names();
