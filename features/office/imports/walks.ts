import type { Sent } from '#bench/growth-sample.ts'
import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

/** A file of people with thousands of rows. */
async function anImport(world: World): Promise<Sent> {
  const id = await world.one(
    `insert into import (file_name, ignored, made_at, made_by)
     select 'lista.xlsx', '{}', $1, id from account where role = 'OFFICE' and password_hash is not null limit 1
     returning id`,
    [world.now],
  )
  await world.run(
    `insert into import_row (import_id, line, role, surname, firstname, email, university, neptun, username, language, outcome)
     select $1, n, 'MENTOR', 'Próba', 'Réka', 'import' || n || '@test.example', '', '', '', 'hu', 'INVITE'
     from generate_series(2, 2001) n`,
    [id],
  )
  return { params: { id } }
}

export const walks: Walks = {
  everybodys: [
    'imports.one',
    'imports.rows',
    'imports.confirmNames',
    'imports.start',
    'imports.discard',
    'imports.problems',
  ],
  samples: {
    first: [
      { call: 'imports.list', as: 'office', prepare: () => ({ query: {} }) },
      {
        call: 'imports.rows',
        as: 'office',
        prepare: async (world) => ({ ...(await anImport(world)), body: { outcomes: ['INVITE'] } }),
      },
      {
        call: 'imports.rows',
        of: 'refused mails',
        as: 'office',
        prepare: async (world) => ({ ...(await anImport(world)), body: { deliveries: ['REFUSED'] } }),
      },
    ],
  },
  notMeasured: {
    'imports.preview': 'reads a file, and looks its rows up as people.invite looks its one row up',
    'imports.one': 'reads one row by its key, as imports.list reads many',
    'imports.start': 'writes one row by its key',
    'imports.confirmNames': 'writes one row by its key',
    'imports.discard': 'deletes the rows of one key',
    'imports.problems': 'reads what imports.rows does, all pages of it',
    'imports.template': 'makes a file of one row',
  },
}
