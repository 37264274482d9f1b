-- Which of the keys in the settings is in use, by a fingerprint that leads back to none, and since when: what the one
-- before has signed is taken for an hour from then on (decision Y11).
create table key_in_use (
  name         text primary key check (name in ('SECRET', 'EXAM_PROVIDER_KEY')),
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  since        timestamptz not null
);
