import type { Answer } from '@rajt/contract/call'
import type { Check, course } from '@rajt/contract/course'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import type { Read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { presentLessonHead, presentMedia, presentModule, presentModuleProgress } from './present.ts'
import { type LessonRow, lessonBody, lessonsOf, mediaOf, moduleProgress, modulesOf } from './queries.ts'
import { mayRead } from './rules.ts'

type GetLesson = typeof course.lesson

/** One lesson of the current semester with its neighbours; a student's locked module refuses (decision C2). */
export async function lesson({
  db,
  actor,
  now,
  language,
  params,
}: Read<GetLesson>): Promise<Answer<GetLesson>> {
  const { semester } = await currentProgramme(db)
  const scope = { semester: semester.id, language }
  const wanted = { lesson: params.id, language }
  const [lessons, modules, own, [text], media] = await Promise.all([
    lessonsOf(db, { ...scope, reader: actor.id }),
    modulesOf(db, scope),
    actor.role === 'STUDENT' ? moduleProgress(db, { student: actor.id, semester: semester.id }) : [],
    lessonBody(db, wanted),
    mediaOf(db, wanted),
  ])
  const place = lessons.findIndex((one) => one.id === params.id)
  const row = lessons[place]
  const module = modules.find((one) => one.id === row?.module_id)
  if (!row || !module || !text) return refuse('not-found')
  const standing = own.find((one) => one.module_id === module.id)
  refuseUnless(mayRead(standing))
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
  }
}

const neighbour = (row: LessonRow | undefined) => (row ? { id: row.id, title: row.title } : null)
