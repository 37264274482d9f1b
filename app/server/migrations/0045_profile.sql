-- Decision A9: in which a student can be spoken to.
alter table account
  add column first_language  text check (first_language ~ '^[a-z]{2}$'),
  add column second_language text check (second_language ~ '^[a-z]{2}$'),
  add constraint two_languages_of_a_student_differ check (first_language <> second_language),
  add constraint a_second_language_has_a_first check (second_language is null or first_language is not null),
  add constraint only_students_have_spoken_languages check (first_language is null or role = 'STUDENT');
