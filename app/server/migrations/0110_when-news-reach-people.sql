-- Since when an item is there for those whom it is for: moved when more are added. Null of what the version before
-- published, which was there when it was made.
alter table news add column reached_at timestamptz;
