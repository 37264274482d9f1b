import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('features/*/*/invariants.sql', { cwd: ROOT }).sort()

/**
 * Every rule of the features' invariants.sql: its sentence, and the query that must find nothing. Fit for a nightly run in
 * production and after a restore.
 */
const rules = files
  .flatMap((path) => readFileSync(join(ROOT, path), 'utf8').split(/\n\n+/))
  .map((block) => ({
    sentence: block.match(/^-- (.*)$/m)?.[1] ?? '',
    readsTexts: /^-- Reads every text of the course\.$/m.test(block),
    query: block
      .replace(/^--.*$/gm, '')
      .replace(/;\s*$/, '')
      .trim(),
  }))
  .filter(({ query }) => query !== '')

const oneQuery = (some: typeof rules) =>
  some
    .map(
      ({ sentence, query }) =>
        `select '${sentence.replaceAll("'", "''")}' as rule, to_jsonb(broken) as row from (${query}) as broken`,
    )
    .join('\nunion all\n')

const queries = {
  all: oneQuery(rules),
  ofTexts: oneQuery(rules.filter(({ readsTexts }) => readsTexts)),
  ofRows: oneQuery(rules.filter(({ readsTexts }) => !readsTexts)),
}

interface BrokenRule {
  rule: string
  row: unknown
}

/**
 * Rows of the database that break one of the rules; none, ever. Planned anew each time the query of all takes 43 ms, by its
 * name 10. After each of thousands of tests those of rows are asked, in 5; those that read every text of the course follow
 * once a file.
 */
export async function brokenRules(
  pool: Pick<Pool, 'query'>,
  which: keyof typeof queries = 'all',
): Promise<BrokenRule[]> {
  return (await pool.query<BrokenRule>({ name: `rules-${which}`, text: queries[which] })).rows
}
