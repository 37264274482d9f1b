import { expect, test } from 'vitest'
import { flawsOf } from './migrations.ts'

test.each([
  ['a new table', 'create table thing (id uuid primary key, name text not null check (name <> $$$$));'],
  ['a new column with a default', 'alter table term add column rank smallint not null default 0;'],
  [
    'a rule that old rows are not held to',
    'alter table term add constraint short check (char_length(hu) < 60) not valid;',
  ],
  [
    'a function that updates rows when it is called',
    "create or replace function count() returns trigger language plpgsql as $$\nbegin\n  update term set hu = '';\nend $$;",
  ],
  [
    'an index beside its readers',
    '-- not a transaction\ncreate index concurrently if not exists term_by_hu on term (hu);',
  ],
])('%s passes', (_, text) => expect(flawsOf('0090_change.sql', text)).toEqual([]))

test.each([
  ['alter table term drop column hu;', 'ban-drop-column'],
  ['alter table term rename column hu to hungarian;', 'renaming-column'],
  ['alter table term rename to word;', 'renaming-table'],
  ['drop table term;', 'ban-drop-table'],
  ['alter table term alter column hu type varchar(10);', 'changing-column-type'],
  ['alter table term add column rank integer not null;', 'adding-required-field'],
  ['alter table term alter column hu set not null;', 'adding-not-nullable-field'],
  ["alter table term add constraint short check (hu <> '');", 'constraint-missing-not-valid'],
  ['create index term_by_hu on term (hu);', 'require-concurrent-index-creation'],
  ['lock table term;', 'lock-table'],
  ['alter table term set logged;', 'set-logged'],
  ['vacuum full term;', 'rewrite'],
  ['truncate term;', 'truncate'],
  ["update term set hu = '';", 'rows'],
  ["do $$ begin\n  update term set hu = '';\nend $$;", 'rows'],
])('“%s” is refused: %s', (text, rule) => expect(flawsOf('0090_change.sql', text).join('\n')).toContain(rule))

test('a contract step may take away what a version that it names has stopped using', () => {
  const text = 'alter table term drop column hu;'
  expect(flawsOf('0090_contract_hungarian.sql', `-- Since version 0.3 nothing reads it.\n${text}`)).toEqual(
    [],
  )
  expect(flawsOf('0090_contract_hungarian.sql', text).join()).toContain('Since version')
})

test('a contract step locks nobody out either', () =>
  expect(
    flawsOf('0090_contract_hungarian.sql', '-- Since version 0.3 nothing reads it.\nlock table term;').join(),
  ).toContain('lock-table'))
