-- What filled this database at its first start: a demonstration, whose passwords anybody can read, is never a real programme.
create table deployment (
  one_row     boolean primary key default true check (one_row),
  filled_with text not null check (filled_with in ('demonstration', 'course')),
  filled_at   timestamptz not null
);

-- Databases of before are told by the addresses of the demonstration's people, which are nobody's (RFC 2606).
insert into deployment (filled_with, filled_at)
select
  case when exists (
    select from account where email ~ '@(rajt|hallgatok|mentorok)\.example$'
  ) then 'demonstration' else 'course' end,
  now()
where exists (select from semester);
