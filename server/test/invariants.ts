import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../src/plumbing/database.ts'

const file = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')

/** Each rule of the file: its sentence, and the query that must find nothing. */
const rules = file
  .split(/\n\n+/)
  .map((block) => ({
    sentence: block.match(/^-- (.*)$/m)?.[1] ?? '',
    query: block
      .replace(/^--.*$/gm, '')
      .replace(/;\s*$/, '')
      .trim(),
  }))
  .filter(({ query }) => query !== '')

const everything = rules
  .map(
    ({ sentence, query }) =>
      `select '${sentence.replaceAll("'", "''")}' as rule, to_jsonb(broken) as row from (${query}) as broken`,
  )
  .join('\nunion all\n')

export interface BrokenRule {
  rule: string
  row: unknown
}

/** Rows of the database that break one of the rules; none, ever. */
export async function brokenRules(db: Database): Promise<BrokenRule[]> {
  return (await sql.raw<BrokenRule>(everything).execute(db)).rows
}
