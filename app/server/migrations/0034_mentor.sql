-- What mentors write of themselves (spec 3, decision A9).
create table mentor_profile (
  account_id      uuid primary key references account on delete cascade,
  contact_email   text not null check (contact_email = lower(contact_email)),
  phone           text not null check (char_length(phone) <= 30),
  facebook        text not null check (char_length(facebook) <= 300),
  linkedin        text not null check (char_length(linkedin) <= 300),
  website         text not null check (char_length(website) <= 300),
  biography       text not null check (char_length(biography) between 1 and 3000),
  title           text not null check (char_length(title) between 1 and 150),
  first_language  text not null check (first_language ~ '^[a-z]{2}$'),
  second_language text check (second_language ~ '^[a-z]{2}$'),
  is_published    boolean not null default false,
  saved_at        timestamptz not null,
  constraint two_spoken_languages_differ check (first_language <> second_language)
);
create index published_mentor on mentor_profile (account_id) where is_published;

create table mentor_has_term (
  account_id uuid not null references mentor_profile on delete cascade,
  term_id    uuid not null,
  kind       text not null check (kind in ('specialization', 'focus')),
  position   smallint not null,
  primary key (account_id, kind, term_id),
  foreign key (term_id, kind) references term (id, kind),
  constraint a_mentor_has_twelve_specializations_or_five_focuses_at_most
    check (position between 1 and case kind when 'focus' then 5 else 12 end),
  constraint one_term_of_a_mentor_per_position unique (account_id, kind, position)
);
create index mentor_has_term_by_term on mentor_has_term (term_id, kind);
create index mentor_by_name on account (sort_name, id) where role = 'MENTOR' and released_at is null;
