-- Semesters add up, and lists, exports and figures are read of one of them (decision Y2): found by the semester, the others
-- cost nothing. In the order in which the exports have them.
create index seat_by_semester on seat (semester_id, since, account_id);
create index mentorship_by_semester on mentorship (semester_id, since, project_id);
create index team_request_by_semester on team_request (semester_id, kind, sent_at, id);
create index mentor_interest_by_semester on mentor_interest (semester_id, sent_at, id);
