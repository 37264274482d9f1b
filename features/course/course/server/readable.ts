import type { QueryRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { course } from '../calls.ts'
import { type Material, materialOf } from './material.ts'
import { earlierSemesters, moduleProgress } from './queries.ts'
import { isFound, mayRead } from './rules.ts'

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
      const own = await moduleProgress(db, { student: actor.id, semester: id })
      const places = [...(await materialOf(db, id, language)).places.values()]
      return places.filter((place) => isFound(place, own))
    }),
  )
  return [...current, ...finished.flat()]
}

async function placesOfCurrent({ db, actor, now, language }: Reading): Promise<Place[]> {
  if (actor.stage === 'FORMER') return []
  const { semester } = await currentProgramme(db)
  const places = [...(await materialOf(db, semester.id, language)).places.values()]
  if (actor.role !== 'STUDENT') return places.filter((place) => isFound(place, []))
  const own = await moduleProgress(db, { student: actor.id, semester: semester.id })
  return places.filter((place) => {
    const standing = own.find(({ module_id }) => module_id === place.row.module_id)
    return isFound(place, own) && mayRead(standing, semester, now) === 'ok'
  })
}
