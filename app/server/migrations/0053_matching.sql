-- Suggestions with reasons. Who is suggested to whom is kept for a day, so that a list does not jump; the reasons never
-- are: they are told from the rows as they stand.
alter table account add column is_suggested boolean not null default true;

create table suggested (
  kind        text not null check (kind in ('MEMBER', 'PROJECT', 'MENTOR')),
  semester_id uuid not null references semester,
  -- To whom.
  reader_id   uuid not null references account on delete cascade,
  -- Who: a student, a mentor, or the owner of a project.
  person_id   uuid not null references account on delete cascade,
  until       timestamptz not null,
  -- Everybody may be suggested so many times at once: three times the mean of the moment. Each suggestion takes a place.
  place       integer not null,
  places      integer not null,
  constraint one_suggestion_per_reader_and_person primary key (reader_id, person_id, kind, semester_id),
  constraint one_suggestion_per_place unique (semester_id, kind, person_id, place),
  constraint nobody_is_suggested_far_above_the_mean check (place between 1 and places),
  constraint nobody_is_suggested_to_themselves check (person_id <> reader_id)
);
create index suggested_by_person on suggested (person_id);
create index suggested_by_end on suggested (kind, until);
