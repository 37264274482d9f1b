import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import type { BankQuestion } from '../content-parts.ts'
import { draftFacts, stateOf, titleOf } from './present.ts'
import {
  type DraftRow,
  draftOf,
  findThing,
  modulesOfTree,
  questionDrafts,
  questionsOfModule,
  writtenIn,
} from './queries.ts'

/** What the exam of a module draws from, and what is being written for it. */
export const questions = query(authoring.questions, async function questions({ db, params, language }) {
  const { id, semester_id } = await findThing(db, params.id)
  const modules = await modulesOfTree(db, semester_id, language)
  const module = modules.find((one) => one.id === id) ?? (await newModule(db, id, modules, language))
  const [rows, drafts] = await Promise.all([questionsOfModule(db, id, language), questionDrafts(db, id)])
  const own = rows.map((row): BankQuestion => {
    const draft = drafts.find(({ thing_id }) => thing_id === row.id)
    return {
      _id: row.id,
      state: stateOf({ version: 1, retired_at: row.retired_at }, draft !== undefined),
      title: row.prompt,
      ...draftFacts(draft),
      kind: row.kind,
      points: row.points,
      level: row.level as BankQuestion['level'],
      lesson: row.lesson,
      met: row.met,
    }
  })
  const begun = drafts
    .filter(({ based_on }) => based_on === null)
    .map((draft) => presentBegun(draft, language))
  const all: BankQuestion[] = [...begun, ...own]
  return { module: { position: module.position, title: module.title }, questions: all }
})

/** One that is being written itself comes after the others. */
async function newModule(
  db: Queryable,
  id: string,
  modules: readonly { position: number }[],
  language: Language,
) {
  const draft = await draftOf(db, id)
  if (draft?.kind !== 'module') return refuse('not-found')
  const last = Math.max(0, ...modules.map(({ position }) => position))
  return { position: last + 1, title: titleOf(writtenIn(draft), language) }
}

function presentBegun(draft: DraftRow, language: 'hu' | 'en'): BankQuestion {
  const written = writtenIn(draft)
  if (written.kind !== 'question') throw new Error(`${draft.thing_id} is not the draft of a question`)
  const { kind, points, level } = written.content
  return {
    _id: draft.thing_id,
    state: 'draft',
    title: titleOf(written, language),
    ...draftFacts(draft),
    kind,
    points,
    level,
    lesson: null,
    met: 0,
  }
}
