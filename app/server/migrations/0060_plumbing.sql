-- A name within one university: 4 ms instead of 14 where a million accounts are. The second column serves searches of
-- everybody as the index before did.
create extension if not exists btree_gin;

drop index account_search;
create index account_search on account using gin (university_id, search_text gin_trgm_ops);
drop index registration_search;
create index registration_search on registration using gin (university_id, search_text gin_trgm_ops);
drop index project_search;
create index project_search on project using gin (university_id, search_text gin_trgm_ops);
