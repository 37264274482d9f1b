-- not a transaction
-- What a member of the office may do: everything, or what their scope names (docs/decisions/0024).
alter table account add column if not exists office_scope text;
alter table account drop constraint if exists only_the_office_has_a_scope;
alter table account add constraint only_the_office_has_a_scope
  check (office_scope is null or (role = 'OFFICE' and office_scope in ('EDITOR', 'READER'))) not valid;
alter table account validate constraint only_the_office_has_a_scope;
