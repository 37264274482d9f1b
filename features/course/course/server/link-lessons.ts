import type { Queryable } from '#platform/server/database.ts'
import { lessonAddress } from '../lesson-address.ts'
import { withLinks } from './links-in.ts'

/** Ids of lessons by the addresses that texts name them with, and by their own: what an editor copies from the browser. */
export type NamedLessons = ReadonlyMap<string, string>

/** Those of a semester that students can open. */
export async function namedLessons(db: Queryable, semester: string): Promise<NamedLessons> {
  const rows = await db
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .select(['l.id', 'l.key', 'm.key as module'])
    .where('m.semester_id', '=', semester)
    .where('m.retired_at', 'is', null)
    .where('l.retired_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap((row) => [lessonAddress(row), `/lessons/${row.id}`].map((one) => [one, row.id])),
  )
}

/**
 * The HTML of a lesson with its links to others by their ids; of a link to what is not there the words stay. What
 * follows a `?` or `#` leads to the same lesson.
 */
export const linkLessons = (html: string, lessons: NamedLessons): string =>
  withLinks(html, '/lessons/', ({ rest, words }) => {
    const [, name = '', within = ''] = /^([^?#]*)(.*)$/s.exec(rest) ?? []
    const id = lessons.get(`/lessons/${name}`)
    return id === undefined ? words : `<a href="/app/lessons/${id}${within}">${words}</a>`
  })
