import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { type StateTable, statusesWith } from '#platform/contract/states.ts'
import { inProject } from './in-project.ts'

const FOLDER = inProject('app/server/functions')

/** A text of SQL that is run again whenever it has changed. */
export interface Repeatable {
  name: string
  text: string
}

/** The functions that SQL asks about states, from the tables that code asks; first, because the others call them. */
export function functionsOf(tables: Record<string, StateTable>): Repeatable[] {
  const states = Object.entries(tables).map(([table, states]) => ({
    name: `states of ${table}`,
    text: propertiesOf(states)
      .map((property) => isFunction(table, property, statusesWith(states, property)))
      .join('\n'),
  }))
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return [
    ...states,
    ...files.sort().map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') })),
  ]
}

const propertiesOf = ({ states }: StateTable) => [...new Set(Object.values(states).flat())]

// PostgreSQL puts the body in place of the call, so that partial indexes of a status serve it.
const isFunction = (table: string, property: string, statuses: readonly string[]) =>
  `create or replace function ${table}_is_${snake(property)}(status text) returns boolean
  language sql immutable parallel safe as $$ select status in (${statuses.map((one) => `'${one}'`).join(', ')}) $$;`

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Runs those that this database has not seen with this text, each in its own transaction. Answers their names. */
export async function applyFunctions(client: pg.Client, all: readonly Repeatable[]): Promise<string[]> {
  await client.query('create table if not exists repeatable (name text primary key, sha256 text not null)')
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from repeatable')
  const seen = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const changed = all.filter(({ name, text }) => seen.get(name) !== sumOf(text))
  for (const one of changed) await apply(client, one)
  return changed.map(({ name }) => name)
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function apply(client: pg.Client, { name, text }: Repeatable): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query(
      'insert into repeatable (name, sha256) values ($1, $2) on conflict (name) do update set sha256 = excluded.sha256',
      [name, sumOf(text)],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`the functions of ${name} failed`, { cause })
  }
}
