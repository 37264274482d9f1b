import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { authoring } from '../calls.ts'
import { flawsIn, plannedFor, stateOf, titleOf } from './present.ts'
import { type DraftRow, draftsOfSemester, lessonsOfTree, modulesOfTree, writtenIn } from './queries.ts'

/** The whole course of the semester: as published, and what is being written. */
export const tree = query(authoring.tree, async function tree({ db, language }) {
  const { semester } = await currentProgramme(db)
  const [modules, lessons, drafts] = await Promise.all([
    modulesOfTree(db, semester.id, language),
    lessonsOfTree(db, semester.id, language),
    draftsOfSemester(db, semester.id),
  ])
  const draftOf = (id: string) => drafts.find(({ thing_id }) => thing_id === id)
  const presentThing = (row: { id: string; title: string; retired_at: Date | null }) => {
    const draft = draftOf(row.id)
    return {
      _id: row.id,
      state: stateOf({ version: 1, retired_at: row.retired_at }, draft !== undefined),
      title: (draft && titleOf(writtenIn(draft), language)) || row.title,
      flaws: flawsIn(draft).length,
      plannedFor: plannedFor(draft),
    }
  }
  const presentNew = (draft: DraftRow) => ({
    _id: draft.thing_id,
    state: 'draft' as const,
    title: titleOf(writtenIn(draft), language),
    flaws: flawsIn(draft).length,
    plannedFor: plannedFor(draft),
  })
  return {
    modules: modules.map((module) => {
      const own = lessons.filter(({ module_id }) => module_id === module.id)
      const begun = drafts.filter(
        ({ kind, module_id, based_on }) => kind === 'lesson' && module_id === module.id && based_on === null,
      )
      return {
        ...presentThing(module),
        position: module.position,
        extra: module.extra,
        questions: module.questions,
        lessons: [...own.map(presentThing), ...begun.map(presentNew)].map((lesson, i) => ({
          ...lesson,
          position: i + 1,
        })),
      }
    }),
  }
})
