-- A frequent name among the mentors alone: 0.3 ms instead of 3 where 5,000 of 100,000 accounts are theirs.
create index mentor_search on account using gin (search_text gin_trgm_ops)
  where role = 'MENTOR' and released_at is null;
