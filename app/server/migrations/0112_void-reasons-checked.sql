-- What was added without reading the rows that were there (0108).
alter table team_request validate constraint team_request_void_reason_check;
