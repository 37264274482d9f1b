-- How the letters of a file were read: nobody is invited under a name that may have been read wrongly.
alter table import
  -- Of everybody in the file; null where a column says it.
  add role text check (role in ('STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY')),
  -- Null for a workbook.
  add encoding text check (encoding in
    ('utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'ibm852', 'iso-8859-2', 'windows-1252')),
  -- True where it is certain, and once somebody has said that the names are right.
  add is_sure boolean not null default true,
  -- The names in question in each encoding; forgotten once it is sure or decided on.
  add looks jsonb not null default '[]',
  -- Rows in which something harmless was put right.
  add cleaned integer not null default 0 check (cleaned >= 0),
  add constraint an_import_that_starts_has_sure_names check (is_sure or status in ('PREVIEWED', 'DISCARDED')),
  add constraint an_import_shows_names_in_question_while_it_asks
    check (looks = '[]' or (status = 'PREVIEWED' and not is_sure));
