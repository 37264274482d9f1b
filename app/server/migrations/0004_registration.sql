create table registration (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account,
  university_id  text not null,
  status         text not null check (status in ('UNVERIFIED', 'WAITING', 'ACCEPTED', 'REJECTED')),
  -- When the waiting began: the submission, then the verification.
  since          timestamptz not null,
  decided_at     timestamptz,
  decided_by     uuid references account,
  reason         text check (char_length(reason) between 1 and 1000),
  constraint registration_lies_at_its_students_university
    foreign key (account_id, university_id) references account (id, university_id) on update cascade,
  constraint a_decision_has_a_time_and_a_decider
    check ((status in ('ACCEPTED', 'REJECTED')) = (decided_at is not null)
           and (decided_at is null) = (decided_by is null)),
  constraint a_rejection_has_a_reason check ((status = 'REJECTED') = (reason is not null))
);
-- What the list filters and sorts by stands in the index, so that a search does not visit every row it finds.
create unique index one_registration_per_account on registration (account_id)
  include (id, status, university_id, since);
create index registration_in_order on registration (since, id);
create index registration_by_status on registration (status, since, id);
create index registration_by_university on registration (university_id, since, id);
create index registration_by_university_and_status on registration (university_id, status, since, id);
create index registration_decided_lately on registration (decided_at desc) where decided_at is not null;

-- Lists say how many rows there are; counting 100,000 of them for each page would cost more than the page.
create table registration_tally (
  university_id  text not null references university,
  status         text not null,
  -- No check of its own: an upsert checks the proposed row first, which for a leaving row is negative.
  total          integer not null,
  primary key (university_id, status)
);

-- Rows in key order, so that two transactions never wait for each other in a circle.
create function tally_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_tally as tally (university_id, status, total)
  select university_id, status, sum(change) from (
    select university_id, status, 1 as change from arrived
    union all
    select university_id, status, -1 from gone
  ) moved
  group by university_id, status having sum(change) <> 0
  order by university_id, status
  on conflict (university_id, status) do update set total = tally.total + excluded.total;
  return null;
end $$;

create function tally_new_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_tally as tally (university_id, status, total)
  select university_id, status, count(*) from arrived group by university_id, status order by university_id, status
  on conflict (university_id, status) do update set total = tally.total + excluded.total;
  return null;
end $$;

create trigger registration_tallied_on_insert after insert on registration
  referencing new table as arrived for each statement execute function tally_new_registrations();
create trigger registration_tallied_on_update after update on registration
  referencing new table as arrived old table as gone for each statement execute function tally_registrations();
create trigger registration_is_kept before delete on registration
  for each row execute function refuse_change();

-- Which version of the privacy notice was shown to whom, in which language.
create table privacy_acknowledgement (
  account_id  uuid not null references account,
  version     text not null,
  language    text not null,
  at          timestamptz not null,
  primary key (account_id, version)
);

create table onboarding (
  account_id    uuid not null references account,
  semester_key  text not null references semester (key),
  at            timestamptz not null,
  primary key (account_id, semester_key)
);
