-- a mentor has as many places in use as projects
select x.mentor_id from mentor_places x where x.used <> (
  select count(*) from mentorship m where m.mentor_id = x.mentor_id and m.semester_id = x.semester_id);
