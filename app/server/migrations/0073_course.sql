-- Minutes are computed from what a lesson holds (features/course/course/server/time.ts); those written by hand were five times too many.
alter table module drop column minutes;
alter table lesson drop column minutes;

-- Companies and people made up for it, by name; pages say so (content/README.md).
alter table lesson add column invented text[] not null default '{}';
alter table lesson_media add column invented text[] not null default '{}';
