import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Migrations run while the version before still serves (STYLE.md, "A release has two versions"): none locks a table for
 * long, and none takes away what that version uses, but for a contract step, which is named so and says why. Squawk knows
 * the locks of most statements; what it passes over stands here. Prints every breach, and fails.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'app/server/migrations')
/** What an empty database begins with has nobody who waits. */
const BASELINE = '0080_baseline.sql'

/** Rules of squawk that are not ours: of taste, or kept for every migration at once (platform/server/migrate.ts). */
const NOT_OURS = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
]

const ours: { pattern: RegExp; why: string }[] = [
  { pattern: /^\s*lock\s+(table\s+)?\w/im, why: 'lock-table: holds everybody up until the migration ends' },
  { pattern: /\bset\s+(un)?logged\b/i, why: 'set-logged: writes the whole table anew under a lock' },
  { pattern: /^\s*(vacuum\s+full|cluster)\b/im, why: 'rewrite: writes the whole table anew under a lock' },
  { pattern: /^\s*truncate\b/im, why: 'truncate: takes rows away that the version before may read' },
  {
    pattern: /^\s*(update|delete\s+from)\b/im,
    why: 'rows: an update or delete of a whole table locks its rows: fill them in by a job, some at a time',
  },
]

const APART = '-- not a transaction\n'
const isContract = (name: string) => /^\d{4}_contract_/.test(name)
/** Of squawk's rules those whose statements the version before would miss. */
const TAKES_AWAY = /ban-drop|renaming|changing-column-type/

/** What a function does it does later, and not in the migration; a block of `do` is none. */
const FUNCTION = /\bcreate\s+(or\s+replace\s+)?function\b[^$]*\$\$[^$]*\$\$/gi

/** Why a migration may not stand as it is, each in one line. */
export function flawsOf(name: string, text: string): string[] {
  const flaws = [
    ...squawk(name, text),
    ...ours.filter(({ pattern }) => pattern.test(text.replaceAll(FUNCTION, ''))).map(({ why }) => why),
  ]
  if (!isContract(name)) return flaws
  if (!/^-- Since version \d+\.\d+/m.test(text))
    flaws.push('contract: says in a line "-- Since version …" which version uses it no more')
  return flaws.filter((flaw) => !TAKES_AWAY.test(flaw))
}

function squawk(name: string, text: string): string[] {
  const words = ['node_modules/squawk-cli/js/bin/squawk', '--reporter', 'json', '--pg-version', '15']
  if (!text.startsWith(APART)) words.push('--assume-in-transaction')
  words.push(`--exclude=${NOT_OURS.join()}`, '--stdin-filepath', name)
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, input: text, encoding: 'utf8' })
  const found = parsed(stdout)
  if (!found) throw new Error(`squawk: ${stderr || stdout}`)
  return found.map(({ line, rule_name, message }) => `line ${line + 1}: ${rule_name}: ${message}`)
}

function parsed(json: string): { line: number; rule_name: string; message: string }[] | null {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

if (import.meta.main) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > BASELINE)
  const breaches = names.flatMap((name) =>
    flawsOf(name, readFileSync(join(folder, name), 'utf8')).map((flaw) => `${name}: ${flaw}`),
  )
  for (const breach of breaches) process.stderr.write(`${breach}\n`)
  process.stdout.write(`${names.length} migrations checked, ${breaches.length} breaches\n`)
  if (breaches.length > 0) process.exitCode = 1
}
