import type { Language } from '#platform/contract/parts.ts'
import { cached } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Check } from '../lesson-parts.ts'
import { picturesIn, withFigures } from './figures.ts'
import { glossaryIn } from './glossary.ts'
import { linkLessons, namedLessons } from './link-lessons.ts'
import { markTerms } from './mark-terms.ts'
import { presentMedia, presentModule } from './present.ts'
import { interactiveOf, type LessonRow, lessonsOf, mediaOf, modulesOf } from './queries.ts'
import { readingOf } from './reading.ts'
import { isShown } from './rules.ts'
import { minutesOf, sumOf } from './time.ts'

/** What the course of a semester is for everybody, in one language. */
export type Material = Awaited<ReturnType<typeof load>>

const materials = cached('content', (db, key: `${string} ${Language}`) => {
  const [semester = '', language] = key.split(' ')
  return load(db, semester, language === 'en' ? 'en' : 'hu')
})

export const materialOf = (db: Queryable, semester: string, language: Language): Promise<Material> =>
  materials(db, `${semester} ${language}`)

async function load(db: Queryable, semester: string, language: Language) {
  const [moduleRows, lessonRows, media, allInteractive, glossary, named] = await Promise.all([
    modulesOf(db, semester, language),
    lessonsOf(db, semester, language),
    mediaOf(db, semester, language),
    interactiveOf(db, semester, language),
    glossaryIn(db, language),
    namedLessons(db, semester),
  ])
  const pictures = await picturesIn(
    db,
    lessonRows.map(({ html }) => html),
  )
  const read = lessonRows.map((row) => {
    const { html, terms } = markTerms(linkLessons(row.html, named), glossary)
    const reading = readingOf(withFigures(html, pictures))
    const mediaFiles = media
      .filter(({ lesson_id }) => lesson_id === row.id)
      .map((one) => presentMedia(one, language))
    const interactive = allInteractive.filter(({ lesson_id }) => lesson_id === row.id)
    const checks = row.checks as unknown as Check[]
    const minutes = minutesOf({ reading, checks, media: mediaFiles, interactive })
    const shown = { ...row, ...minutes, media: mediaFiles[0]?.kind ?? null }
    return { row: shown, reading, terms, mediaFiles, interactive }
  })
  const lessons = read.map(({ row }) => row)
  const modules = moduleRows.map((row) =>
    presentModule({ ...row, ...sumOf(lessons.filter(({ module_id }) => module_id === row.id)) }),
  )
  const retired = new Set(moduleRows.filter(({ retired_at }) => retired_at !== null).map(({ id }) => id))
  const shown = lessons.filter((row) => isShown(row, false) && !retired.has(row.module_id))
  const places = read.map((one) => ({
    ...one,
    module: modules.find(({ id }) => id === one.row.module_id),
    isOfRetiredModule: retired.has(one.row.module_id),
    siblings: lessons.filter(({ module_id }) => module_id === one.row.module_id),
    previous: neighbour(shown.findLast((row) => isBefore(row, one.row))),
    next: neighbour(shown.find((row) => isBefore(one.row, row))),
  }))
  return { modules, retired, lessons, places: new Map(places.map((place) => [place.row.id, place])) }
}

type Stands = Pick<LessonRow, 'module_position' | 'position'>
const isBefore = (a: Stands, b: Stands) =>
  a.module_position < b.module_position ||
  (a.module_position === b.module_position && a.position < b.position)

const neighbour = (row: LessonRow | undefined) => (row ? { id: row.id, title: row.title } : null)
