-- not a transaction
create index concurrently medium_search on medium using gin (fold(title) gin_trgm_ops);
create index concurrently medium_by_date on medium (created_at desc, id);
create index concurrently medium_by_kind on medium (kind, created_at desc, id);
alter table medium validate constraint a_medium_takes_ten_hours_at_most;
