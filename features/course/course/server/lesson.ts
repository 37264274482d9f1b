import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type QueryRequest, query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { course } from '../calls.ts'
import type { Check } from '../lesson-parts.ts'
import { materialOf } from './material.ts'
import { presentInteractive, presentLessonHead, presentModuleProgress } from './present.ts'
import { changedLessons, finishedSemesterOf, moduleProgress } from './queries.ts'
import { isFound, isShown, mayRead } from './rules.ts'

/** The parts of a request that decide whether its lesson may be read. */
type Reading = Pick<QueryRequest<typeof course.lesson>, 'db' | 'actor' | 'now' | 'language' | 'params'>

/**
 * A lesson with all that is around it; a student's locked module refuses, and so does a semester that has not started
 * (decision C2). A lesson of a finished semester is for who was in it (decision S1).
 */
export async function readableLesson({ db, actor, now, language, params }: Reading) {
  const { semester } = await currentProgramme(db)
  const current = (await materialOf(db, semester.id, language)).places.get(params.id)
  const [finished] = current ? [] : await finishedSemesterOf(db, { student: actor.id, lesson: params.id })
  const scope = finished ?? semester
  const place = current ?? (await materialOf(db, scope.id, language)).places.get(params.id)
  if (!place?.module) return refuse('not-found')
  if (current && actor.stage === 'FORMER') return refuse('not-in-semester')
  const { row, module } = place
  const own =
    actor.role === 'STUDENT' ? await moduleProgress(db, { student: actor.id, semester: scope.id }) : []
  if (actor.role !== 'OFFICE' && !isFound(place, own)) return refuse('not-found')
  const found = own.find((one) => one.module_id === module.id)
  const standing = finished ? undefined : found
  refuseUnless(mayRead(standing, semester, now))
  return { ...place, row, module, done: found?.done_lessons ?? [], standing, semester, finished }
}

export const lesson = query(course.lesson, async function lesson(request) {
  const { actor, now } = request
  const { row, module, siblings, previous, next, reading, terms, ...found } = await readableLesson(request)
  const { standing, semester, finished } = found
  const asksAgain = actor.role === 'STUDENT' && row.again_from > 1 && !found.finished
  const again = asksAgain
    ? await changedLessons(request.db, { student: actor.id, semester: semester.id })
    : []
  const changed = again.find(({ id }) => id === row.id)
  const headOf = (one: typeof row) => presentLessonHead(one, found.done.includes(one.id))
  return {
    lesson: {
      ...headOf(row),
      summary: row.summary,
      html: reading.html,
      headings: reading.headings,
      terms,
      readingSeconds: reading.seconds,
      invented: row.invented,
      changed: changed ? { at: changed.published_at.toISOString(), why: changed.why } : null,
      checks: row.checks as unknown as Check[],
      mediaFiles: found.mediaFiles,
      interactive: found.interactive.map((one) => presentInteractive(one, request.settings)),
    },
    module,
    lessons: siblings.filter((one) => isShown(one, found.done.includes(one.id))).map(headOf),
    previous,
    next,
    progress: standing ? presentModuleProgress(standing, semester, now) : null,
    finished: finished ? { semester: finished.key, number: finished.number } : null,
    can: { done: actor.role === 'STUDENT' && !finished },
  }
})
