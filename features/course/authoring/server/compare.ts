import type { Database } from '#platform/server/database.ts'
import { atOnce, limits } from '#platform/server/limits.ts'
import { queueOf } from '#platform/server/queue.ts'
import { commandInSteps } from '#platform/server/request.ts'
import type { RequestFiles } from '#platform/server/request-files.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { courseFile, courseItemStates } from '../course-file-calls.ts'
import { judgeWhole } from './judge-terms.ts'
import { lookAt } from './look-at-file.ts'
import { type SentCourse, withSentCourse } from './read-course-zip.ts'
import { mediaOfLibrary, standingOf } from './standing.ts'
import { standingTerms } from './standing-terms.ts'
import { itemsOf, leftBy, reorderedIn, seenOf } from './tell-course.ts'

/** One at a time in a process: each reads all of its media. */
export const inTurn = queueOf({ name: 'courseFiles', atOnce: 1, waiting: atOnce.courseFiles.most })
/** Names of files that were not read; more are nobody's mistake of one file. */
const TOLD_AT_MOST = 50

/** What a zip would bring into the course of the semester; nothing is written. */
export const compare = commandInSteps(courseFile.compare, async function compare(request) {
  const { db, actor, now, files, store, settings: frames } = request
  await hitOrRefuse(db, { key: `course ${actor.id}`, limit: limits.courseFiles }, now)
  return inTurn(() =>
    withSentCourse(files.file.path, async (sent) => {
      const { semester } = await currentProgramme(db)
      const standing = await standingOf(db, semester.id)
      const library = await libraryFor(db, sent)
      const sums = await sumsOf(store, library, sent)
      const judgement = judgeWhole({
        ...sent,
        standing,
        library,
        sums,
        frames,
        terms: await standingTerms(db),
      })
      const items = itemsOf(judgement)
      const counts = courseItemStates.map((state) => [
        state,
        items.filter((one) => one.state === state).length,
      ])
      return {
        isEmpty: judgement.isEmpty,
        items,
        counts: Object.fromEntries(counts) as Record<(typeof courseItemStates)[number], number>,
        problems: sent.course.problems.map(({ file, line, at, reason }) => ({ file, line, at, reason })),
        left: leftBy(judgement, standing),
        reordered: reorderedIn(judgement),
        ignored: sent.ignored.slice(0, TOLD_AT_MOST),
        seen: seenOf(judgement),
      }
    }),
  )
})

/** Media of the library that may be one of the zip's. */
export const libraryFor = (db: Database, { course }: SentCourse) =>
  mediaOfLibrary(db, { titles: course.media.flatMap(({ value }) => (value ? [value.title] : [])) })

/** Sums of stored files that are as long as one that was sent; no other can be the same. */
export async function sumsOf(
  store: Pick<RequestFiles, 'read' | 'size'>,
  library: Awaited<ReturnType<typeof libraryFor>>,
  { looked }: SentCourse,
): Promise<Map<string, string>> {
  const lengths = new Set([...looked.values()].map(({ bytes }) => bytes))
  const stored = library.flatMap(({ files }) => Object.values(files).filter((one) => one !== null))
  const sums = new Map<string, string>()
  for (const { key, bytes } of stored)
    if (lengths.has(bytes) && !sums.has(key) && (await store.size(key)) !== null)
      sums.set(key, (await lookAt(store.read(key))).sha256)
  return sums
}
