import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import type { Flaw } from '../content-parts.ts'
import type { DraftRow } from './queries.ts'
import { lockModules, moduleFacts } from './structure-queries.ts'

interface Flawed {
  id: string
  flaws: Flaw[]
}

/** A new module comes with a lesson and as many questions as its exam draws; nothing of it comes without it (decision 27). */
export async function flawsOfNew(tx: Tx, drafts: readonly DraftRow[]): Promise<Flawed[]> {
  const isThere = await modulesThere(tx, drafts)
  const isComing = (id: string) => drafts.some(({ thing_id, kind }) => thing_id === id && kind === 'module')
  const orphans = drafts.filter(
    ({ module_id }) => module_id !== null && !isThere.has(module_id) && !isComing(module_id),
  )
  const modules = drafts.filter(({ kind, based_on }) => kind === 'module' && based_on === null)
  const bare = await Promise.all(modules.map((module) => flawsOfModule(tx, module, drafts)))
  return [
    ...orphans.map(({ thing_id: id }) => ({ id, flaws: [{ at: '', flaw: 'module-new' as const }] })),
    ...bare.filter(({ flaws }) => flaws.length > 0),
  ]
}

async function flawsOfModule(
  tx: Tx,
  { thing_id: id, semester_id }: DraftRow,
  drafts: readonly DraftRow[],
): Promise<Flawed> {
  const count = (kind: string) => drafts.filter((one) => one.module_id === id && one.kind === kind).length
  const { exam_questions } = await tx
    .selectFrom('semester')
    .select('exam_questions')
    .where('id', '=', semester_id)
    .executeTakeFirstOrThrow()
  const flaws: Flaw[] = []
  if (count('lesson') === 0) flaws.push({ at: 'lessons', flaw: 'needs-lesson' })
  if (count('question') < exam_questions) flaws.push({ at: 'questions', flaw: 'needs-questions' })
  return { id, flaws }
}

async function modulesThere(tx: Tx, drafts: readonly DraftRow[]): Promise<Set<string>> {
  const ids = drafts.flatMap(({ module_id }) => module_id ?? [])
  const rows = await tx
    .selectFrom('module')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface Coming {
  id: string
  semester: string
  extra: boolean
}

/**
 * Where a published module stands, which other acts change. A new one comes last, and as a bonus module once anybody has
 * begun another, so that nobody who is through has something before them again.
 */
export async function placeOf(tx: Tx, { id, semester, extra }: Coming) {
  await lockModules(tx, semester)
  const modules = await moduleFacts(tx, semester)
  const own = modules.find((one) => one.id === id)
  if (own) return { position: own.position, extra: own.extra }
  const last = Math.max(0, ...modules.map(({ position }) => position))
  return { position: last + 1, extra: extra || modules.some(({ isBegun }) => isBegun) }
}
