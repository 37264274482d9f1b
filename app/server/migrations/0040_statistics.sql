-- Decision T2: a student's place among all, and the ones next to it.
alter table account add column is_named_in_ranking boolean not null default true;
create index standing_by_points on standing (semester_id, points, account_id) where points is not null;
