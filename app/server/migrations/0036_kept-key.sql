-- Key pairs that the product makes for itself (decision T5). A retired one stays: what it signed can still be checked.
create table kept_key (
  id             uuid primary key,
  -- What it is for, as 'certificate'.
  purpose        text not null check (purpose ~ '^[a-z-]{1,40}$'),
  -- SubjectPublicKeyInfo (DER).
  public_key     bytea not null,
  -- PKCS #8 (DER), AES-256-GCM with a key made from SECRET; opens for this row alone.
  sealed_private bytea not null,
  created_at     timestamptz not null,
  retired_at     timestamptz,
  constraint a_key_is_retired_after_it_was_made check (retired_at >= created_at)
);
create unique index one_current_key_per_purpose on kept_key (purpose) where retired_at is null;
create index kept_key_by_purpose on kept_key (purpose, created_at);
