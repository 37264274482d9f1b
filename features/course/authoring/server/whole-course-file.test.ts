import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minutes } from '#platform/server/clock.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip, ownFiles } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'

const rajt = await buildTestRajt()
const { db, clock } = rajt
const { download, preview, bringIn, otherThanSame, emptyCourse } = courseFiles(rajt)

test('the downloaded course is the product’s own files when nobody has changed anything', async () => {
  const seen = await preview(await courseZip(ownFiles()))
  expect(seen.items.filter(({ state }) => state !== 'same')).toEqual([])
  expect(seen).toMatchObject({ isEmpty: false, problems: [], left: [], reordered: [] })
  expect(seen.counts.same).toBeGreaterThan(150)
})

test('a course that goes out, into an empty semester, and out again is the same, byte for byte', async () => {
  clock.pass(minutes(60))
  const before = partsOf(await download())
  const contents = async () =>
    (
      await sql<{ content: unknown }>`select
          regexp_replace((content - 'lesson' #- '{hu,media}' #- '{en,media}')::text, '/pictures/[0-9a-f-]+', '', 'g') as content
        from content_version v where not exists (select from content_version n
          where n.thing_id = v.thing_id and n.number > v.number) order by 1`.execute(db)
    ).rows
  const old = await contents()
  await emptyCourse()
  const file = await courseZip(before)
  const seen = await preview(file)
  expect(seen).toMatchObject({ isEmpty: true, counts: { wrong: 0, changed: 0 } })
  // The glossary is no semester's own: its terms are there.
  expect(seen.items.filter(({ kind, state }) => kind !== 'term' && state === 'same')).toEqual([])
  expect(await bringIn(file)).toMatchObject({ published: true, module: 8 })
  expect(partsOf(await download())).toEqual(before)
  expect(await contents()).toEqual(old)
  expect(await otherThanSame(file)).toEqual([])
})
