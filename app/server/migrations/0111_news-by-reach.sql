-- not a transaction
create index concurrently if not exists news_by_reach on news (coalesce(reached_at, created_at) desc, id);
