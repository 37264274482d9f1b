import { sql } from 'kysely'
import { promptKeysOf } from '#course/authoring/server/prompt-keys.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { transact } from '#platform/server/transact.ts'
import { marksOf, type OptionFigures } from './rules.ts'

/** Questions whose keys are filled in before the next are read. */
const FILLED_AT_ONCE = 500

interface Running {
  db: Database
  clock: Clock
}

/** The job of each hour: counts anew the banks whose exams somebody ended, or a ruling changed, since they were counted. */
export const countQuestions =
  ({ db, clock }: Running) =>
  async (): Promise<void> => {
    await fillSearchTexts(db)
    await fillPromptKeys(db)
    for (const module of await modulesToCount(db))
      await transact(db, (tx) => countModule(tx, module, clock.now()))
  }

/** Repeated, it writes the same. */
export async function countModule(tx: Tx, module: string, now: Date): Promise<void> {
  const rows = await figuresOf(tx, module)
  await tx.deleteFrom('question_statistics').where('module_id', '=', module).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('question_statistics')
    .values(rows.map((row) => rowOf(row, module, now)))
    .execute()
}

/** One after another: what counting a bank takes is bounded by the students of a semester. */
async function modulesToCount(db: Queryable): Promise<string[]> {
  const counted = sql<Date>`(select max(s.counted_at) from question_statistics s where s.module_id = m.id)`
  const rows = await db
    .selectFrom('module as m')
    .select('m.id')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('exam_attempt as a')
            .select('a.id')
            .whereRef('a.module_id', '=', 'm.id')
            .where('a.external', '=', false)
            .where('a.closed_at', '>=', sql<Date>`coalesce(${counted}, '-infinity')`),
        ),
        exists(
          selectFrom('ruling as r')
            .select('r.id')
            .whereRef('r.module_id', '=', 'm.id')
            .where('r.finished_at', '>=', counted),
        ),
      ]),
    )
    .orderBy('m.id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Row {
  question_id: string
  version: number
  asked: Omit<QuestionContent, 'hu' | 'en'>
  met: number
  right_share: number
  discrimination: number | null
  median_seconds: number | null
  options: OptionFigures[]
  last_met: Date
}

/** More than sums of the same fractions do by rounding, which corr() takes for a difference. */
const differs = (share: string) => sql`max(${sql.ref(share)}) - min(${sql.ref(share)}) > 1e-9`

/**
 * What the closed attempts of a module say of each version. The rest of an attempt is its other questions, so that a
 * question is not compared with itself.
 */
async function figuresOf(tx: Tx, module: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with answer as (
      select x.attempt_id, x.question_id, x.version, x.choice, x.points::float8 as points, a.closed_at, x.answered_at,
        (v.content ->> 'points')::float8 as reachable, v.content - 'hu' - 'en' as asked,
        extract(epoch from x.answered_at - coalesce(
          lag(x.answered_at) over (partition by x.attempt_id order by x.answered_at), a.started_at))::float8 as seconds
      from exam_answer x
      join exam_attempt a on a.id = x.attempt_id
      join content_version v on v.thing_id = x.question_id and v.number = x.version
      where a.module_id = ${module} and exam_attempt_is_final(a.status) and not a.external),
    compared as (
      select *, points / reachable as share,
        (sum(points) over w - points) / nullif(sum(reachable) over w - reachable, 0) as rest
      from answer window w as (partition by attempt_id)),
    chosen as (
      select question_id, version, option, count(*)::int as chosen, coalesce(avg(rest), 0) as rest
      from compared, unnest(choice) option
      where asked ->> 'kind' in ('single', 'multiple', 'true-false') group by 1, 2, 3)
    select c.question_id, c.version, (array_agg(c.asked))[1] as asked, count(*)::int as met, avg(c.share) as right_share,
      case when ${differs('c.share')} and ${differs('c.rest')} and corr(c.share, c.rest) is not null
        then least(1, greatest(-1, corr(c.share, c.rest))) end as discrimination,
      max(c.closed_at) as last_met,
      percentile_cont(0.5) within group (order by c.seconds) filter (where c.answered_at is not null) as median_seconds,
      coalesce((select json_agg(json_build_object('option', o.option, 'chosen', o.chosen, 'restShare', o.rest)
        order by o.option) from chosen o where (o.question_id, o.version) = (c.question_id, c.version)), '[]') as options
    from compared c group by 1, 2`.execute(tx)
  return rows
}

function rowOf(row: Row, module_id: string, counted_at: Date) {
  const { question_id, version, asked, met, right_share, discrimination, options } = row
  const figures = { met, rightShare: right_share, discrimination, options, correct: asked.correct }
  return {
    question_id,
    version,
    module_id,
    met,
    right_share,
    discrimination,
    median_seconds: row.median_seconds,
    options: jsonOf(options),
    marks: marksOf(figures),
    last_met: row.last_met,
    counted_at,
  }
}

/** Of questions that were there before their prompts could be searched. */
const fillSearchTexts = (db: Queryable) =>
  sql`update question q set search_text = fold(t.words)
    from (select question_id, string_agg(prompt, ' ' order by language desc) as words from question_text group by 1) t
    where t.question_id = q.id and q.search_text = ''`.execute(db)

/** Of questions that were there before what they ask was kept; some at a time. */
async function fillPromptKeys(db: Queryable): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('question as q')
      .innerJoin('question_text as hu', (on) =>
        on.onRef('hu.question_id', '=', 'q.id').on('hu.language', '=', 'hu'),
      )
      .innerJoin('question_text as en', (on) =>
        on.onRef('en.question_id', '=', 'q.id').on('en.language', '=', 'en'),
      )
      .select(['q.id', 'hu.prompt as hu', 'en.prompt as en'])
      .where('q.prompt_keys', '=', sql<string[]>`'{}'::text[]`)
      .limit(FILLED_AT_ONCE)
      .execute()
    for (const { id, hu, en } of rows)
      await db
        .updateTable('question')
        .set({ prompt_keys: promptKeysOf({ hu: { prompt: hu }, en: { prompt: en } }) })
        .where('id', '=', id)
        .where('prompt_keys', '=', sql<string[]>`'{}'::text[]`)
        .execute()
    if (rows.length < FILLED_AT_ONCE) return
  }
}
