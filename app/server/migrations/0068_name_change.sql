-- The name of a confirmed student is the one that staff have let in, corrected or agreed to (decision Y1). Null: the
-- registration's decision or the invitation stands for it.
alter table account
  add column name_confirmed_by uuid references account,
  add column name_confirmed_at timestamptz,
  add constraint a_confirmed_name_has_a_time_and_a_person
    check ((name_confirmed_by is null) = (name_confirmed_at is null) and name_confirmed_by <> id);
create index account_by_name_confirmer on account (name_confirmed_by) where name_confirmed_by is not null;

create table name_change (
  id            uuid primary key default gen_random_uuid(),
  account_id    uuid not null references account,
  surname       text not null,
  firstname     text not null,
  -- The name that stood when it was asked for.
  was_surname   text not null,
  was_firstname text not null,
  reason        text not null check (char_length(reason) between 1 and 1000),
  at            timestamptz not null,
  status        text not null default 'WAITING' check (status in ('WAITING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  ended_at      timestamptz check (ended_at >= at),
  decided_by    uuid references account,
  rejection     text check (char_length(rejection) between 1 and 1000),
  constraint a_requested_name_is_one
    check (surname = without_strange_signs(surname) and firstname = without_strange_signs(firstname)),
  constraint a_name_change_that_does_not_wait_has_its_time check ((status = 'WAITING') = (ended_at is null)),
  constraint a_decided_name_change_has_its_decider
    check ((status in ('ACCEPTED', 'REJECTED')) = (decided_by is not null)),
  constraint nobody_decides_their_own_name check (decided_by <> account_id),
  constraint a_rejected_name_change_has_its_reason check ((status = 'REJECTED') = (rejection is not null))
);
create unique index one_open_name_change_per_student on name_change (account_id) where status = 'WAITING';
create index name_change_by_student on name_change (account_id, at desc, id);
create index name_change_by_decider on name_change (decided_by) where decided_by is not null;
create index name_change_oldest_first on name_change (at, id);
create index name_change_by_status on name_change (status, at, id);

-- Before this version students changed their names by themselves. The name that staff had let in takes its place
-- again, and the one that stands today becomes an open request: a name that nobody has confirmed is on no certificate
-- from now on, and nobody who had a reason loses theirs. What staff have let in is the name at their last act about it:
-- the decision of the registration, the invitation, or a correction of the name.
with confirmed as (
  select a.id, greatest(coalesce(r.decided_at, a.created_at), (
    select max(l.at) from audit l
    where l.subject_id = a.id::text and l.act in ('account-corrected', 'student-corrected')
      and l.detail -> 'fields' ?| array['surname', 'firstname'])) as at
  from account a left join registration r on r.account_id = a.id
  where a.role = 'STUDENT' and a.is_admitted and a.released_at is null and a.password_hash is not null
), renamed as (
  select c.id, (
    select min(l.at) from audit l
    where l.subject_id = c.id::text and l.actor_id = c.id and l.act = 'name-changed' and l.at >= c.at) as at
  from confirmed c
)
insert into name_change (account_id, surname, firstname, was_surname, was_firstname, reason, at)
select a.id, a.surname, a.firstname, f.surname, f.firstname, case a.language
  when 'en' then 'They changed it themselves, before changes of names had to be confirmed.'
  else 'A nevét maga írta át, mielőtt a névváltoztatást meg kellett erősíteni.' end, now()
from renamed n
join account a on a.id = n.id
cross join lateral (
  select surname, firstname from former_name
  where account_id = n.id and until >= n.at order by until limit 1) f
where n.at is not null and (f.surname, f.firstname) is distinct from (a.surname, a.firstname);

insert into audit (at, act, subject_id, detail)
select at, 'name-change-asked', id::text, jsonb_build_object('reason', reason) from name_change;
-- Staff go on finding them by the name of today.
insert into former_name (account_id, surname, firstname, until)
select account_id, surname, firstname, at from name_change on conflict do nothing;
update account a set surname = n.was_surname, firstname = n.was_firstname
from name_change n where n.account_id = a.id;

-- From now on nobody else writes it.
create function refuse_unconfirmed_name() returns trigger language plpgsql as $$
begin
  if new.name_confirmed_at is not distinct from old.name_confirmed_at
    or not exists (select from account where id = new.name_confirmed_by
      and (role = 'OFFICE' or role = 'UNIVERSITY' and university_id = old.university_id)) then
    raise exception 'the name of a confirmed student is the one that staff confirmed'
      using errcode = 'check_violation', constraint = 'the_name_of_a_confirmed_student_is_confirmed_by_staff';
  end if;
  return null;
end $$;
create trigger the_name_of_a_confirmed_student_is_confirmed_by_staff
  after update of surname, firstname on account
  for each row when (old.role = 'STUDENT' and old.is_admitted and old.released_at is null
    and old.password_hash is not null
    and (new.surname, new.firstname) is distinct from (old.surname, old.firstname))
  execute function refuse_unconfirmed_name();

create function refuse_certificate_in_another_name() returns trigger language plpgsql as $$
begin
  if not exists (select from account
    where id = new.account_id and (surname, firstname) = (new.surname, new.firstname)) then
    raise exception 'a certificate is made in the name of its student'
      using errcode = 'check_violation', constraint = 'a_certificate_is_made_in_the_name_of_its_student';
  end if;
  return null;
end $$;
create trigger a_certificate_is_made_in_the_name_of_its_student after insert on certificate
  for each row execute function refuse_certificate_in_another_name();
