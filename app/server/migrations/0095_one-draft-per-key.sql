-- not a transaction
-- A lesson or question that is begun has a key of its own in its module, as a published one has: two imports at once
-- begin it once.
create unique index concurrently if not exists one_draft_per_key on content_draft (module_id, kind, key)
  where based_on is null;
