import { course } from '@rajt/contract/course'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { moduleProgress } from './queries.ts'
import { mayRead } from './rules.ts'

/** The end of a lesson was reached, or its media played. Twice is once (decision C2). */
export const done = act(course.done, async ({ tx, actor, now, params }) => {
  const { semester } = await currentProgramme(tx)
  const lesson = await tx
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.module_id')
    .select('lesson.module_id')
    .where('lesson.id', '=', params.id)
    .where('module.semester_id', '=', semester.id)
    .executeTakeFirst()
  if (!lesson) return refuse('not-found')
  const own = await moduleProgress(tx, { student: actor.id, semester: semester.id })
  const standing = own.find((one) => one.module_id === lesson.module_id)
  refuseUnless(mayRead(standing, semester, now))
  await tx
    .insertInto('lesson_done')
    .values({ account_id: actor.id, lesson_id: params.id, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  return { done: true }
})
