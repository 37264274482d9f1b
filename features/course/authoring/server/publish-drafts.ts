import { renderLesson } from '#course/course/server/lesson-text.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import type { Draft } from '../content-parts.ts'
import { wholeOf } from './flaws.ts'
import { flawsOfNew, placeOf } from './new-module.ts'
import { flawsIn } from './present.ts'
import { type DraftRow, draftsByKey, findThing, lockDrafts, writtenIn } from './queries.ts'
import { mayChange } from './rules.ts'
import { refuseChanged, refusePlanned } from './save.ts'
import { type Publication, putLesson, putModule, putQuestion } from './versions.ts'

type Html = Record<'hu' | 'en', string>
export type Htmls = ReadonlyMap<string, Html>

export interface Publishing {
  things: readonly { id: string; revision: number }[]
  why: string
  asksAgain: boolean
}

const idsOf = ({ things }: Pick<Publishing, 'things'>) => things.map(({ id }) => id)

/** Of the lessons among drafts. Outside of the transaction: a text whose marks take long waits for its turn. */
export async function htmlsOf(db: Database, publishing: Pick<Publishing, 'things'>): Promise<Htmls> {
  const htmls = new Map<string, Html>()
  for (const row of await draftsByKey(db, idsOf(publishing)))
    htmls.set(row.thing_id, await htmlOf(writtenIn(row)))
  return htmls
}

/** The only writer of what students get and of its versions: all of these drafts or none (decision 22). */
export async function publishDrafts(
  { tx, actor, now }: CommandScope,
  publishing: Publishing,
  htmls: Htmls,
): Promise<void> {
  const drafts = await lockWhole(tx, publishing)
  const { why, asksAgain } = publishing
  const of = { at: now, by: actor?.id ?? null, why, asksAgain }
  for (const draft of inOrder(drafts, idsOf(publishing))) {
    const number = await put(tx, draft, htmls.get(draft.thing_id), of)
    await writeAudit({ tx, actor, now }, 'content-published', draft.thing_id, { version: number, why })
  }
  await tx.deleteFrom('content_draft').where('thing_id', 'in', idsOf(publishing)).execute()
  afterCommit(tx, () => invalidate('content'))
}

/** The drafts as they were read, locked; refused where one was changed since, is planned, or is not whole. */
export async function lockWhole(tx: Tx, publishing: Pick<Publishing, 'things'>): Promise<DraftRow[]> {
  const drafts = await lockDrafts(tx, idsOf(publishing))
  for (const { id, revision } of publishing.things) {
    const draft = drafts.find(({ thing_id }) => thing_id === id)
    if (!draft) return refuse('not-found')
    if (mayChange({ revision }, draft) !== 'ok') return refuseChanged(draft)
    refusePlanned(draft)
  }
  await refuseFlawed(tx, drafts)
  return drafts
}

const kinds = ['module', 'lesson', 'question']

/** Modules first, then lessons: what is drawn or read has what it belongs to. New lessons come in the order that was asked. */
const inOrder = (drafts: readonly DraftRow[], ids: readonly string[]) =>
  drafts.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || ids.indexOf(a.thing_id) - ids.indexOf(b.thing_id),
  )

async function htmlOf({ kind, content }: Draft): Promise<Html> {
  if (kind !== 'lesson') return { hu: '', en: '' }
  return {
    hu: await renderLesson({ text: content.hu.body, language: 'hu' }, 'things'),
    en: await renderLesson({ text: content.en.body, language: 'en' }, 'things'),
  }
}

async function refuseFlawed(tx: Tx, drafts: readonly DraftRow[]): Promise<void> {
  const flawed = drafts
    .map((draft) => ({ id: draft.thing_id, flaws: flawsIn(draft) }))
    .filter(({ flaws }) => flaws.length > 0)
  flawed.push(...(await flawsOfNew(tx, drafts)))
  for (const draft of drafts) {
    const written = writtenIn(draft)
    if (written.kind !== 'question' || !written.content.lesson) continue
    const lesson = written.content.lesson
    const beside = drafts.find(({ thing_id }) => thing_id === lesson)
    const taught = beside?.module_id ?? (await lessonOf(tx, lesson))
    if (taught !== draft.module_id)
      flawed.push({ id: draft.thing_id, flaws: [{ at: 'lesson', flaw: 'other-module' }] })
  }
  if (flawed.length > 0) refuse('draft-not-whole', { detail: { things: flawed } })
}

const lessonOf = async (tx: Tx, id: string) =>
  (await tx.selectFrom('lesson').select('module_id').where('id', '=', id).executeTakeFirst())?.module_id

/** Answers the number of the version that it became. */
async function put(
  tx: Tx,
  draft: DraftRow,
  html: Html | undefined,
  of: Omit<Publication, 'number'>,
): Promise<number> {
  const { id, key, module_id: module, semester_id, version } = await findThing(tx, draft.thing_id)
  const published = wholeOf(writtenIn(draft))
  const publication = { ...of, number: version + 1, asksAgain: of.asksAgain && version > 0 }
  if (published.kind === 'question')
    await putQuestion(tx, { id, key, module }, published.content, publication)
  else if (published.kind === 'lesson') {
    if (!html) return refuse('not-found')
    const position = await nextPosition(tx, module)
    await putLesson(tx, { id, key, module, position, html }, published.content, publication)
  } else {
    const place = await placeOf(tx, { id, semester: semester_id, extra: published.content.extra })
    const content = { ...published.content, extra: place.extra }
    await putModule(tx, { id, key, semester: semester_id, position: place.position }, content, publication)
  }
  return publication.number
}

/** Of a new lesson; one that is there keeps its own. */
async function nextPosition(tx: Tx, module: string): Promise<number> {
  await tx.selectFrom('module').select('id').where('id', '=', module).forUpdate().execute()
  const { last } = await tx
    .selectFrom('lesson')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('module_id', '=', module)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
