import { byPerson } from '#course/remark/server/parts.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { course } from '../calls.ts'
import { materialOf } from './material.ts'
import { moduleOfLesson } from './queries.ts'

/** A remark on the course material, for the office (spec 3: Suggestion). */
export const suggest = commandInSteps(
  course.suggest,
  async function suggest({ db, transact, actor, now, language, body }) {
    const module_id = await moduleOfLesson(db, body.lesson)
    if (!module_id) return refuse('not-found')
    // Of lessons that they read, which those of the current semester are not.
    if (actor.stage === 'FORMER' && (await isOfCurrent(db, body.lesson, language)))
      return refuse('not-in-semester')
    await hitOrRefuse(db, byPerson(actor.id), now)
    await transact((tx) =>
      tx
        .insertInto('remark')
        .values((eb) => ({
          lesson_id: body.lesson,
          version: eb.selectFrom('lesson').select('version').where('id', '=', body.lesson),
          module_id,
          account_id: actor.id,
          comment: body.comment,
          at: now,
        }))
        .execute(),
    )
    return { done: true }
  },
)

async function isOfCurrent(db: Database, lesson: string, language: Language): Promise<boolean> {
  const { semester } = await currentProgramme(db)
  return (await materialOf(db, semester.id, language)).places.has(lesson)
}
