-- Those of a focus are counted from it alone: 2.6 ms instead of 6.5 among 100,000 students.
create index found_introduction on introduction (semester_id, account_id) where is_published and is_here;
