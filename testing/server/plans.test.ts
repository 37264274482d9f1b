import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { callsByName } from '#bench/call-name.ts'
import { fillTo } from '#bench/fill.ts'
import { finishSemesters } from '#bench/growth-finished.ts'
import type { Sample } from '#bench/growth-sample.ts'
import { worldOf } from '#bench/growth-world.ts'
import { recordCall, type Statement } from '#bench/record.ts'
import { callOf } from '#bench/sample-request.ts'
import { anna, bence, emese, gabor } from './cast.ts'
import { START } from './clock.ts'
import { databaseAt, run, TEMPLATE } from './template.ts'
import { notMeasured, samples } from './walks.ts'

const ACCOUNTS = 20_000
/** Tables that have rows for each person, day or act; the others are as large as the course. */
const growing = new Set([
  'account',
  'registration',
  'session',
  'last_activity',
  'known_address',
  'known_sign_in',
  'access_token',
  'privacy_acknowledgement',
  'former_name',
  'onboarding',
  'personality_answer',
  'personality_result',
  'second_factor',
  'recovery_code',
  'project',
  'seat',
  'team_request',
  'lesson_done',
  'remark',
  'exam_attempt',
  'exam_answer',
  'exam_grant',
  'audit',
  'mail',
  'file',
])
/** Tables that are empty here, so that PostgreSQL reads them in any way. */
const small = new Set([
  'personality_answer',
  'personality_result',
  'second_factor',
  'recovery_code',
  'exam_grant',
  'file',
])

const server = inject('databaseUrl')
const name = `rajt_plans_${process.pid}`
await run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
const url = databaseAt(server, name)
await fillTo(url, ACCOUNTS)
const emails = { student: anna.email, other: bence.email, office: gabor.email, university: emese.email }
const world = await worldOf(url, emails, START)
// Semesters add up: what is asked of the current one must not read those before it.
await finishSemesters(world)
const reader = new pg.Client(`${url}&options=-c%20random_page_cost%3D1.1`)
await reader.connect()
afterAll(async () => {
  await reader.end()
  await world.close()
  await run(server, `drop database ${name} with (force)`)
})

interface Node {
  'Node Type': string
  'Total Cost': number
  'Relation Name'?: string
  Plans?: Node[]
}

/** Read once for everybody, and again only after a change or a minute. */
const isKept = ({ text }: Statement) => /\/\* kept (until it changes|for a minute) \*\//.test(text)
const isPlanned = ({ text }: Statement) => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** A limit that ends a scan after a small part of it costs a small part of it. */
const isEndedEarly = (scan: Node, above: readonly Node[]) =>
  above.some((node) => node['Node Type'] === 'Limit' && node['Total Cost'] < scan['Total Cost'] / 4)

/** Sequential scans that a plan carries through. */
function scansOf(node: Node, above: readonly Node[] = []): Node[] {
  const below = (node.Plans ?? []).flatMap((one) => scansOf(one, [node, ...above]))
  return node['Node Type'] === 'Seq Scan' && !isEndedEarly(node, above) ? [node, ...below] : below
}

async function planOf(kind: 'format json' | 'generic_plan, format json', { text, values }: Statement) {
  const { rows } = await reader.query(
    `explain (${kind}) ${text}`,
    kind === 'format json' ? values : undefined,
  )
  return rows[0]['QUERY PLAN'][0].Plan as Node
}

/** What PostgreSQL reckons for planning, for a statement of one table and for each more. */
const PLANNING = 2.5

const tablesIn = ({ Plans = [], ...node }: Node): number =>
  Plans.reduce((sum, one) => sum + tablesIn(one), node['Relation Name'] ? 1 : 0)

/** The plan for these values, and the one for all values where PostgreSQL takes it for the cheaper one. */
async function plansOf(statement: Statement): Promise<Node[]> {
  const own = await planOf('format json', statement)
  if (statement.values.length === 0) return [own]
  const kept = await planOf('generic_plan, format json', statement)
  const anew = own['Total Cost'] + PLANNING * (tablesIn(own) + 1)
  return kept['Total Cost'] < anew ? [own, kept] : [own]
}

/** Growing tables that a statement reads from end to end. */
async function scanned(statement: Statement): Promise<string[]> {
  return (await plansOf(statement))
    .flatMap((plan) => scansOf(plan))
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => growing.has(table) && !small.has(table))
}

async function statementsOf(sample: Sample): Promise<Statement[]> {
  const row = callOf(sample)
  const sent = (await sample.prepare?.(world)) ?? {}
  const body = row.body ? row.body.parse(sent.body ?? {}) : undefined
  const token = sample.as === 'guest' ? null : world.tokens[sample.as]
  await world.run('delete from throttle')
  return recordCall(
    world.db,
    row,
    token,
    { ...sent, query: row.query?.parse(sent.query ?? {}) ?? {}, body },
    START,
    sample.status ? 'refused' : 'answered',
  )
}

test('every call is made, or says why not', () => {
  const known = [
    ...Object.keys(notMeasured),
    ...Object.values(samples).flatMap((some) => some.map(({ call }) => call)),
  ]
  expect(
    Object.keys(callsByName).filter((name) => !known.includes(name)),
    'measure them, or say why not, in features/<domain>/<feature>/walks.ts',
  ).toEqual([])
})

const planned = [...samples.first, ...samples.finished]

test.each(planned.map((sample) => [`${sample.call} ${sample.of ?? ''}`.trim(), sample] as const))(
  '%s reads no table that grows from end to end',
  async (_, sample) => {
    const statements = (await statementsOf(sample)).filter((one) => isPlanned(one) && !isKept(one))
    const found: string[] = []
    for (const statement of statements)
      for (const table of await scanned(statement)) found.push(`${table}: ${statement.text}`)
    expect(found).toEqual([])
  },
)
