import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import type { BankQuestion } from '../content-parts.ts'
import { flawsIn, plannedFor, stateOf, titleOf } from './present.ts'
import {
  type DraftRow,
  findThing,
  modulesOfTree,
  questionDrafts,
  questionsOfModule,
  writtenIn,
} from './queries.ts'

/** What the exam of a module draws from, and what is being written for it. */
export const questions = query(authoring.questions, async function questions({ db, params, language }) {
  const { id, semester_id } = await findThing(db, params.id)
  const module = (await modulesOfTree(db, semester_id, language)).find((one) => one.id === id)
  if (!module) return refuse('not-found')
  const [rows, drafts] = await Promise.all([questionsOfModule(db, id, language), questionDrafts(db, id)])
  const own = rows.map((row): BankQuestion => {
    const draft = drafts.find(({ thing_id }) => thing_id === row.id)
    return {
      _id: row.id,
      state: stateOf({ version: 1, retired_at: row.retired_at }, draft !== undefined),
      title: row.prompt,
      flaws: flawsIn(draft).length,
      plannedFor: plannedFor(draft),
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

function presentBegun(draft: DraftRow, language: 'hu' | 'en'): BankQuestion {
  const written = writtenIn(draft)
  if (written.kind !== 'question') throw new Error(`${draft.thing_id} is not the draft of a question`)
  const { kind, points, level } = written.content
  return {
    _id: draft.thing_id,
    state: 'draft',
    title: titleOf(written, language),
    flaws: flawsIn(draft).length,
    plannedFor: plannedFor(draft),
    kind,
    points,
    level,
    lesson: null,
    met: 0,
  }
}
