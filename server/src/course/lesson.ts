import { type Check, course } from '@rajt/contract/course'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { type ReadRequest, read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { presentLessonHead, presentMedia, presentModule, presentModuleProgress } from './present.ts'
import {
  finishedSemesterOf,
  type LessonRow,
  lessonBody,
  lessonsOf,
  mediaOf,
  moduleProgress,
  modulesOf,
} from './queries.ts'
import { mayRead } from './rules.ts'

/** What of a request decides whether its lesson may be read. */
type Reading = Pick<ReadRequest<typeof course.lesson>, 'db' | 'actor' | 'now' | 'language' | 'params'>

/**
 * A lesson with all that is around it; a student's locked module refuses, and so does a semester that has not started
 * (decision C2). A lesson of a finished semester is for who was in it (decision S1).
 */
export async function readableLesson({ db, actor, now, language, params }: Reading) {
  const { semester } = await currentProgramme(db)
  const [finished] = await finishedSemesterOf(db, { student: actor.id, lesson: params.id })
  const scope = { semester: finished?.id ?? semester.id, language }
  const takesExams = actor.role === 'STUDENT' && !finished
  const [lessons, modules, own] = await Promise.all([
    lessonsOf(db, { ...scope, reader: actor.id }),
    modulesOf(db, scope),
    takesExams ? moduleProgress(db, { student: actor.id, semester: semester.id }) : [],
  ])
  const place = lessons.findIndex((one) => one.id === params.id)
  const row = lessons[place]
  const module = modules.find((one) => one.id === row?.module_id)
  if (!row || !module) return refuse('not-found')
  const standing = own.find((one) => one.module_id === module.id)
  refuseUnless(mayRead(standing, semester, now))
  return { row, module, lessons, place, standing, semester, finished, takesExams }
}

export const lesson = read(course.lesson, async (request) => {
  const { db, now, language, params } = request
  const wanted = { lesson: params.id, language }
  const [found, [text], media] = await Promise.all([
    readableLesson(request),
    lessonBody(db, wanted),
    mediaOf(db, wanted),
  ])
  if (!text) return refuse('not-found')
  const { lessons, place, standing, semester, finished } = found
  return {
    lesson: {
      ...presentLessonHead(found.row),
      summary: text.summary,
      html: text.html,
      checks: text.checks as unknown as Check[],
      mediaFiles: media.map((row) => presentMedia(row, wanted)),
    },
    module: presentModule(found.module),
    previous: neighbour(lessons[place - 1]),
    next: neighbour(lessons[place + 1]),
    progress: standing ? presentModuleProgress(standing, semester, now) : null,
    finished: finished ? { semester: finished.key, number: finished.number } : null,
    can: { done: found.takesExams },
  }
})

const neighbour = (row: LessonRow | undefined) => (row ? { id: row.id, title: row.title } : null)
