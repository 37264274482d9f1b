import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { authoring } from '../calls.ts'
import type { Draft, TreeModule } from '../content-parts.ts'
import { draftFacts, flawsIn, stateOf, titleOf } from './present.ts'
import {
  type DraftRow,
  draftsOfSemester,
  lessonsOfTree,
  modulesOfTree,
  questionDrafts,
  writtenIn,
} from './queries.ts'
import { moduleFacts } from './structure-queries.ts'
import { actsOf } from './structure-rules.ts'

/** The whole course of the semester: as published, and what is being written. */
export const tree = query(authoring.tree, async function tree({ db, actor, language }) {
  const { semester } = await currentProgramme(db)
  const [modules, lessons, drafts, facts] = await Promise.all([
    modulesOfTree(db, semester.id, language),
    lessonsOfTree(db, semester.id, language),
    draftsOfSemester(db, semester.id),
    actor.officeScope === 'FULL' ? moduleFacts(db, semester.id) : [],
  ])
  const draftOf = (id: string) => drafts.find(({ thing_id }) => thing_id === id)
  const presentThing = (row: { id: string; key: string; title: string; retired_at: Date | null }) => {
    const draft = draftOf(row.id)
    return {
      _id: row.id,
      key: row.key,
      state: stateOf({ version: 1, retired_at: row.retired_at }, draft !== undefined),
      title: (draft && titleOf(writtenIn(draft), language)) || row.title,
      ...draftFacts(draft),
    }
  }
  const presentNew = (draft: DraftRow) => ({
    _id: draft.thing_id,
    key: draft.key,
    state: 'draft' as const,
    title: titleOf(writtenIn(draft), language),
    ...draftFacts(draft),
  })
  const begun = drafts.filter(({ kind, based_on }) => kind === 'module' && based_on === null)
  const lessonsOf = (module: string) =>
    [
      ...lessons.filter(({ module_id }) => module_id === module).map(presentThing),
      ...drafts
        .filter(
          ({ kind, module_id, based_on }) => kind === 'lesson' && module_id === module && based_on === null,
        )
        .map(presentNew),
    ].map((lesson, i) => ({ ...lesson, position: i + 1 }))
  const last = Math.max(0, ...modules.map(({ position }) => position))
  const published: TreeModule[] = modules.map((module) => ({
    ...presentThing(module),
    position: module.position,
    extra: module.extra,
    questions: module.questions,
    questionDrafts: module.question_drafts,
    needs: null,
    acts: facts.filter(({ id }) => id === module.id).flatMap((one) => actsOf(facts, one)),
    lessons: lessonsOf(module.id),
  }))
  // Nobody has them yet: they come after the others (decision 27).
  const questions = await Promise.all(begun.map(({ thing_id }) => questionDrafts(db, thing_id)))
  const unpublished: TreeModule[] = begun.map((draft, i) => ({
    ...presentNew(draft),
    position: last + i + 1,
    extra: isExtra(writtenIn(draft)),
    questions: questions[i]?.length ?? 0,
    questionDrafts: questions[i]?.length ?? 0,
    needs: needsOf(semester.exam_questions, lessonsOf(draft.thing_id), questions[i] ?? []),
    acts: [],
    lessons: lessonsOf(draft.thing_id),
  }))
  return { modules: published.concat(unpublished) }
})

/** By what it has that is whole (decision 27). */
const needsOf = (
  examQuestions: number,
  lessons: readonly { flaws: number }[],
  questions: readonly DraftRow[],
) => ({
  lessons: lessons.some(({ flaws }) => flaws === 0) ? 0 : 1,
  questions: Math.max(0, examQuestions - questions.filter((draft) => flawsIn(draft).length === 0).length),
})

const isExtra = ({ kind, content }: Draft) => kind === 'module' && content.extra
