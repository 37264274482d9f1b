create table university (
  id    text primary key check (id ~ '^[a-z]{2,10}$'),
  name  text not null check (char_length(name) between 1 and 120)
);

-- Decision S1. Numbers the office may change are columns, so that each has its bound.
create table semester (
  id                 uuid primary key default gen_random_uuid(),
  key                text not null unique,
  number             smallint not null check (number in (1, 2)),
  starts_at          timestamptz not null,
  ends_at            timestamptz not null,
  one_pager_deadline timestamptz not null,
  is_current         boolean not null default false,
  pass_mark_percent  smallint not null default 50 check (pass_mark_percent between 0 and 100),
  grade_limits       smallint[] not null default '{50,60,75,85}',
  exam_attempts      smallint not null default 2 check (exam_attempts between 1 and 5),
  exam_minutes       smallint not null default 20 check (exam_minutes between 5 and 180),
  exam_questions     smallint not null default 12 check (exam_questions between 1 and 60),
  test_warning       boolean not null default false,
  constraint semester_ends_after_it_starts check (ends_at > starts_at),
  constraint deadline_lies_within_the_semester check (one_pager_deadline between starts_at and ends_at),
  constraint four_grade_limits_rise check (
    cardinality(grade_limits) = 4
    and 0 <= grade_limits[1] and grade_limits[1] <= grade_limits[2]
    and grade_limits[2] <= grade_limits[3] and grade_limits[3] <= grade_limits[4] and grade_limits[4] <= 100)
);
create unique index one_current_semester on semester (is_current) where is_current;
