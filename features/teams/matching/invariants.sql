-- students and owners are suggested to students, mentors to students
select g.person_id from suggested g join account r on r.id = g.reader_id join account p on p.id = g.person_id
where r.role <> 'STUDENT' or p.role <> case g.kind when 'MENTOR' then 'MENTOR' else 'STUDENT' end;

-- nobody has more than five suggestions of a kind at a time
select reader_id from suggested group by reader_id, kind, semester_id having count(*) > 5;

-- nobody is suggested more often than the ceiling that their newest suggestions were drawn below
select person_id from suggested group by person_id, kind, semester_id having count(*) > max(places);
