create table personality_type (
  personality  text not null check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  language     text not null check (language in ('hu', 'en')),
  title        text not null,
  tagline      text not null,
  description  text[] not null,
  strengths    text[] not null,
  watch        text[] not null,
  team         text not null,
  primary key (personality, language)
);

create table personality_statement (
  id        uuid primary key default gen_random_uuid(),
  key       text not null unique,
  position  smallint not null,
  type      text not null check (type in ('CEO', 'CTO', 'PM', 'Creative')),
  -- Agreeing speaks against the type.
  reverse   boolean not null,
  text_hu   text not null,
  text_en   text not null
);

create table personality_answer (
  account_id    uuid not null references account,
  statement_id  uuid not null references personality_statement,
  score         smallint not null check (score between 1 and 5),
  primary key (account_id, statement_id)
);

create table personality_result (
  account_id   uuid not null references account,
  personality  text not null check (personality in ('CEO', 'CTO', 'PM', 'Creative')),
  percent      smallint not null check (percent between 0 and 100),
  answered_at  timestamptz not null,
  primary key (account_id, personality)
);
