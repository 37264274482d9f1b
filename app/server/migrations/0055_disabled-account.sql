-- Projects are found unless their owner is disabled. Few are: without an index a list reads every account to know them.
create index disabled_account on account (id) where disabled_at is not null;
