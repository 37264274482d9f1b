import { byPerson } from '#course/remark/server/parts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { course } from '../calls.ts'
import { moduleOfLesson } from './queries.ts'

/** A remark on the course material, for the office (spec 3: Suggestion). */
export const suggest = commandInSteps(
  course.suggest,
  async function suggest({ db, transact, actor, now, body }) {
    const module_id = await moduleOfLesson(db, body.lesson)
    if (!module_id) return refuse('not-found')
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
