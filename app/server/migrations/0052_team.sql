-- What students who look for a team write of themselves (spec 3, decisions X4, X15).
create table introduction (
  account_id      uuid not null references account on delete cascade,
  semester_id     uuid not null references semester,
  one_liner       text not null check (char_length(one_liner) between 1 and 140),
  introduction    text not null check (char_length(introduction) between 1 and 1500),
  facebook        text not null check (char_length(facebook) <= 300),
  linkedin        text not null check (char_length(linkedin) <= 300),
  shows_one_pager boolean not null,
  is_published    boolean not null default false,
  saved_at        timestamptz not null,
  constraint one_introduction_per_student_and_semester primary key (account_id, semester_id)
);
create index published_introduction on introduction (semester_id, account_id) where is_published;

create table introduction_has_focus (
  account_id  uuid not null,
  semester_id uuid not null,
  term_id     uuid not null,
  kind        text not null default 'focus' check (kind = 'focus'),
  position    smallint not null,
  primary key (account_id, semester_id, term_id),
  foreign key (account_id, semester_id) references introduction on delete cascade,
  foreign key (term_id, kind) references term (id, kind),
  constraint an_introduction_has_five_focuses_at_most check (position between 1 and 5),
  constraint one_focus_of_an_introduction_per_position unique (account_id, semester_id, position)
);
create index introduction_has_focus_by_term on introduction_has_focus (term_id, kind);
create index introduction_by_semester on introduction (semester_id);
