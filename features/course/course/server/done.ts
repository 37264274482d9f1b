import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { course } from '../calls.ts'
import { type Material, materialOf } from './material.ts'
import { moduleProgress } from './queries.ts'
import { isFound, mayCountAsDone, mayRead } from './rules.ts'

/** A lesson was read, played, checked or marked (decision C2). Idempotent: repeating it changes nothing. */
export const done = command(course.done, async function done({ tx, actor, now, language, params, body }) {
  const { semester } = await currentProgramme(tx)
  const place = (await materialOf(tx, semester.id, language)).places.get(params.id)
  if (!place) return refuse('not-found')
  if (actor.stage === 'FORMER') return refuse('not-in-semester')
  const own = await moduleProgress(tx, { student: actor.id, semester: semester.id })
  if (!isFound(place, own)) return refuse('not-found')
  const standing = own.find((one) => one.module_id === place.row.module_id)
  refuseUnless(mayRead(standing, semester, now))
  refuseUnless(mayCountAsDone(body, lengthsOf(place)))
  await tx
    .insertInto('lesson_done')
    .values({ account_id: actor.id, lesson_id: params.id, at: now, version: place.row.version })
    .onConflict((on) =>
      on
        .columns(['account_id', 'lesson_id'])
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version') }))
        .whereRef('lesson_done.version', '<', 'excluded.version'),
    )
    .execute()
  return { done: true }
})

type Place = NonNullable<ReturnType<Material['places']['get']>>

function lengthsOf({ row, reading, mediaFiles, interactive }: Place) {
  const played = mediaFiles.flatMap(({ kind, seconds }) => (kind === 'worksheet' ? [] : [seconds ?? 0]))
  return {
    readingSeconds: reading.seconds,
    mediaSeconds: played.length > 0 ? Math.max(...played) : null,
    checks: (row.checks as unknown[]).length + interactive.length,
  }
}
