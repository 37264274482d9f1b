import type { LessonContent } from '#course/course/content.ts'
import { PICTURE, readdressed } from '#course/course/figures.ts'
import { type FrameSettings, hostOf, mayBeFramed } from '#platform/server/frame-origins.ts'
import type { CourseItem, CourseProblem } from '../course-file-calls.ts'
import { sorted } from '../sorted.ts'
import { standInFor } from './file-pictures.ts'
import type { LookedAt } from './look-at-file.ts'
import { typeOfMedium } from './media.ts'
import type { Medium, ReadLesson, ReadMedium } from './read-course-parts.ts'
import type { StandingMedium } from './standing.ts'

interface Compared {
  looked: ReadonlyMap<string, LookedAt>
  library: readonly StandingMedium[]
  sums: ReadonlyMap<string, string>
  /** Which hosts interactive content may come from here. */
  frames: FrameSettings
}

export interface JudgedMedium {
  item: CourseItem
  name: string
  value: Medium | null
  /** Ids of those in the library that are the same. */
  twins: readonly string[]
}

/** What a medium of a zip is to the library. */
export function judgeMedium(read: ReadMedium, { looked, library, sums, frames }: Compared): JudgedMedium {
  const { name, module, file, line, value } = read
  const problems: CourseProblem[] = read.problems.map(bare)
  for (const [which, path] of Object.entries(value?.files ?? {}))
    if (path && !isOfItsKind(which, value?.kind ?? '', path, looked.get(path)))
      problems.push({ file, line, at: path, reason: 'not-its-kind' })
  const twins = value ? library.filter((one) => isSameMedium(value, one, looked, sums)) : []
  const isCalledSo = library.some((one) => one.kind === value?.kind && one.title === value.title)
  const state =
    problems.length > 0 || !value ? 'wrong' : twins.length > 0 ? 'same' : isCalledSo ? 'changed' : 'new'
  const title = value?.title ?? name
  const isElsewhere = value?.address && !mayBeFramed(value.address, frames)
  const warnings: CourseProblem[] = isElsewhere
    ? [{ file, line, at: hostOf(value.address ?? ''), reason: 'host-not-allowed' }]
    : []
  const item: CourseItem = { kind: 'medium', state, module, key: name, title, file, problems, warnings }
  return { item, name, value: state === 'wrong' ? null : value, twins: twins.map(({ id }) => id) }
}

const kindsOfFiles: Readonly<Record<string, string>> = {
  video: 'video/mp4',
  podcast: 'audio/mpeg',
  worksheet: 'application/pdf',
  picture: 'image/webp',
  captions: 'text/vtt',
  poster: 'image/jpeg',
}

/** By its content, and called as it is. */
function isOfItsKind(which: string, kind: string, path: string, looked: LookedAt | undefined): boolean {
  const wanted = kindsOfFiles[which === 'file' ? kind : which] ?? ''
  return looked?.mediaType === wanted && typeOfMedium(path).mediaType.startsWith(wanted)
}

function isSameMedium(
  { files, ...said }: Medium,
  { id: _id, files: stored, ...there }: StandingMedium,
  looked: Compared['looked'],
  sums: Compared['sums'],
): boolean {
  // A zip of an earlier version does not say what doing it takes.
  const workMinutes = said.workMinutes ?? there.workMinutes
  if (sorted({ ...said, workMinutes }) !== sorted(there)) return false
  return (['file', 'captions', 'poster'] as const).every((which) => {
    const [sent, kept] = [files[which], stored[which]]
    if (!sent || !kept) return !sent && !kept
    return looked.get(sent)?.sha256 === sums.get(kept.key)
  })
}

/** What is there with the stand-ins of the zip's names, where its pictures are the same. */
export function namedIn(
  content: LessonContent,
  pictures: ReadLesson['pictures'],
  media: ReadonlyMap<string, JudgedMedium>,
): LessonContent {
  const of = (language: 'hu' | 'en') => {
    const nameOf = (id: string) => pictures[language].find((name) => media.get(name)?.twins.includes(id))
    const body = readdressed(content[language].body, PICTURE, (id) => {
      const name = nameOf(id)
      return `/pictures/${name === undefined ? id : standInFor(name)}`
    })
    return { ...content[language], body }
  }
  return { ...content, hu: of('hu'), en: of('en') }
}

export const bare = ({ file, line, at: place, reason }: CourseProblem): CourseProblem => ({
  file,
  line,
  at: place,
  reason,
})
