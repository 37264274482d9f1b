-- not a transaction
-- Students who have not been here for some days: found by the day they were here last.
create index concurrently if not exists last_activity_by_day on last_activity (day, account_id);
