-- Addresses of downloads that may be used once (decision L11), by their random part; forgotten after a day.
create table spent_address (
  once text primary key,
  at   timestamptz not null
);
