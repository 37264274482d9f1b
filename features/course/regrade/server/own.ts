import { reasonIn } from '#course/exam/server/regrades.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { type Notice, regrade } from '../calls.ts'

/** What was changed of the caller's results, until they have seen it. */
export const own = query(regrade.own, async function own({ db, actor, language }) {
  const rows = await unseen(db, actor.id, language)
  const notices = [...Map.groupBy(rows, ({ ruling_id }) => ruling_id).values()]
  return { notices: notices.map(presentNotice) }
})

const unseen = (db: Queryable, student: string, language: Language) =>
  db
    .selectFrom('regrade_notice as n')
    .innerJoin('ruling as r', 'r.id', 'n.ruling_id')
    .innerJoin('regrade as c', 'c.ruling_id', 'r.id')
    .innerJoin('exam_attempt as a', (on) =>
      on.onRef('a.id', '=', 'c.attempt_id').onRef('a.account_id', '=', 'n.account_id'),
    )
    .innerJoin('module_text as t', (on) =>
      on.onRef('t.module_id', '=', 'r.module_id').on('t.language', '=', language),
    )
    .select(['n.ruling_id', 'n.at', 'r.module_id', 't.title', 'a.id', 'a.number'])
    .select(['c.points_before', 'c.passed_before', 'c.points_after', 'c.passed_after'])
    .select(reasonIn(language).as('reason'))
    .where('n.account_id', '=', student)
    .where('n.seen_at', 'is', null)
    .orderBy('n.at', 'desc')
    .orderBy('r.number', 'desc')
    .orderBy('a.number')
    .execute()

type Row = Awaited<ReturnType<typeof unseen>>[number]

function presentNotice(rows: Row[]): Notice {
  const [first] = rows as [Row]
  return {
    _id: first.ruling_id,
    at: first.at.toISOString(),
    module: { id: first.module_id, title: first.title },
    reason: first.reason,
    attempts: rows.map((row) => ({
      id: row.id,
      number: row.number,
      before: { points: row.points_before, passed: row.passed_before },
      after: { points: row.points_after, passed: row.passed_after },
    })),
  }
}
