-- The office prepares the next semester beside the current one, and opens it in one act (decisions S1, X9, X10).
alter table semester rename constraint semester_key_key to one_key_per_semester;
alter table semester add column opened_at timestamptz;
update semester set opened_at = starts_at;
alter table semester add constraint a_current_semester_is_opened check (not is_current or opened_at is not null);
create unique index one_semester_in_preparation on semester ((opened_at is null)) where opened_at is null;

-- Students who keep what they have, and take no part in a semester that was opened without them (decision X10).
create table absence (
  account_id  uuid not null references account,
  semester_id uuid not null references semester,
  constraint one_absence_per_student_and_semester primary key (account_id, semester_id)
);
create index absence_by_semester on absence (semester_id);
