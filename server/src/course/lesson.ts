import { type Check, course } from '@rajt/contract/course'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
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

/**
 * One lesson with its neighbours; a student's locked module refuses, and so does a semester that has not started
 * (decision C2). A lesson of a finished semester is for who was in it (decision S1).
 */
export const lesson = read(course.lesson, async (request) => {
  const { db, actor, now, language, params } = request
  const { semester } = await currentProgramme(db)
  const [finished] = await finishedSemesterOf(db, { student: actor.id, lesson: params.id })
  const scope = { semester: finished?.id ?? semester.id, language }
  const wanted = { lesson: params.id, language }
  const takesExams = actor.role === 'STUDENT' && !finished
  const [lessons, modules, own, [text], media] = await Promise.all([
    lessonsOf(db, { ...scope, reader: actor.id }),
    modulesOf(db, scope),
    takesExams ? moduleProgress(db, { student: actor.id, semester: semester.id }) : [],
    lessonBody(db, wanted),
    mediaOf(db, wanted),
  ])
  const place = lessons.findIndex((one) => one.id === params.id)
  const row = lessons[place]
  const module = modules.find((one) => one.id === row?.module_id)
  if (!row || !module || !text) return refuse('not-found')
  const standing = own.find((one) => one.module_id === module.id)
  refuseUnless(mayRead(standing, semester, now))
  return {
    lesson: {
      ...presentLessonHead(row),
      summary: text.summary,
      html: text.html,
      checks: text.checks as unknown as Check[],
      mediaFiles: media.map(presentMedia),
    },
    module: presentModule(module),
    previous: neighbour(lessons[place - 1]),
    next: neighbour(lessons[place + 1]),
    progress: standing ? presentModuleProgress(standing, semester, now) : null,
    finished: finished ? { semester: finished.key, number: finished.number } : null,
    can: { done: takesExams },
  }
})

const neighbour = (row: LessonRow | undefined) => (row ? { id: row.id, title: row.title } : null)
