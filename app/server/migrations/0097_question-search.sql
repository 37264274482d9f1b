-- not a transaction
-- The bank of all modules is searched as other lists are.
create index concurrently if not exists question_search on question using gin (search_text gin_trgm_ops);
