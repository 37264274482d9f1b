import type { QueryRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { course } from '../calls.ts'
import { type Material, materialOf } from './material.ts'
import { earlierSemesters, moduleProgress } from './queries.ts'
import { isShown, mayRead } from './rules.ts'

export type Place = Material['places'] extends ReadonlyMap<string, infer P> ? P : never
type Reading = Pick<QueryRequest<typeof course.progress>, 'db' | 'actor' | 'now' | 'language'>

/** The lessons that somebody may open, in the course's order: of this semester, then of those that they have finished. */
export async function readablePlaces(reading: Reading): Promise<Place[]> {
  const { db, actor, language } = reading
  const isStudent = actor.role === 'STUDENT'
  const [current, earlier] = await Promise.all([
    placesOfCurrent(reading),
    isStudent ? earlierSemesters(db, { student: actor.id }) : [],
  ])
  const finished = await Promise.all(
    earlier.map(async ({ id }) => {
      const done = await doneIn(db, { student: actor.id, semester: id })
      const places = [...(await materialOf(db, id, language)).places.values()]
      return places.filter(({ row, isRetired }) => isShown(row, done.has(row.id)) && !isRetired)
    }),
  )
  return [...current, ...finished.flat()]
}

async function placesOfCurrent({ db, actor, now, language }: Reading): Promise<Place[]> {
  if (actor.stage === 'FORMER') return []
  const { semester } = await currentProgramme(db)
  const places = [...(await materialOf(db, semester.id, language)).places.values()]
  if (actor.role !== 'STUDENT')
    return places.filter(({ row, isRetired }) => isShown(row, false) && !isRetired)
  const own = await moduleProgress(db, { student: actor.id, semester: semester.id })
  return places.filter(({ row, isRetired }) => {
    const standing = own.find(({ module_id }) => module_id === row.module_id)
    if (isRetired && !standing) return false
    const isDone = standing?.done_lessons.includes(row.id) === true
    return isShown(row, isDone) && mayRead(standing, semester, now) === 'ok'
  })
}

type Db = Reading['db']
async function doneIn(db: Db, of: { student: string; semester: string }): Promise<Set<string>> {
  return new Set((await moduleProgress(db, of)).flatMap(({ done_lessons }) => done_lessons))
}
