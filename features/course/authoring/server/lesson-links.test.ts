import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip, fewFiles } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, enter } = rajt
const { download, bringIn, emptyCourse, otherThanSame } = courseFiles(rajt)
const office = as(gabor)

await emptyCourse()
await bringIn(await courseZip(fewFiles()))

const tree = async () => (await office.does(authoring.tree)).modules
const thing = async (id: string) => {
  const { published } = await office.does(authoring.thing, { params: { id } })
  if (published?.written.kind !== 'lesson') throw new Error('no lesson is published')
  return published.written.content
}
async function write(id: string, body: string): Promise<void> {
  const content: LessonContent = await thing(id)
  const written = { kind: 'lesson' as const, content: { ...content, hu: { ...content.hu, body } } }
  const { revision } = await office.does(authoring.save, { params: { id }, body: { written, revision: 0 } })
  clock.pass(minutes(1))
  await office.does(authoring.publish, {
    body: { things: [{ id, revision }], why: 'Hivatkozás', asksAgain: false },
  })
}
/** Addresses of the links that a student finds in a lesson. */
async function linksIn(id: string): Promise<string[]> {
  const { lesson } = await as(await enter()).does(course.lesson, { params: { id } })
  return Array.from(lesson.html.matchAll(/<a href="([^"]*)"/g), ([, address = '']) => address)
}

test('a link to a lesson leads to it on each installation that the course is brought to', async () => {
  const [module] = await tree()
  const [from, to] = module?.lessons ?? []
  if (!module || !from || !to) throw new Error('the course has no two lessons')
  const body = `[Tovább](/lessons/${module.key}/${to.key}) és [sehova](/lessons/${module.key}/no-such-lesson).`
  await write(from._id, body)
  expect(await linksIn(from._id)).toEqual([`/app/lessons/${to._id}`])

  const parts = partsOf(await download())
  expect(Object.values(parts).map(String).join('\n')).toContain(body)

  await emptyCourse()
  await bringIn(await courseZip(parts))
  expect(await otherThanSame(await courseZip(parts))).toEqual([])
  const [there] = await tree()
  const [again, other] = there?.lessons ?? []
  expect(other?._id).not.toBe(to._id)
  expect(await linksIn(again?._id ?? '')).toEqual([`/app/lessons/${other?._id}`])
})

test('a lesson that is archived is linked no more, and again when it is taken back', async () => {
  const [module] = await tree()
  const [from, to] = module?.lessons ?? []
  if (!module || !from || !to) throw new Error('the course has no two lessons')
  expect(await linksIn(from._id)).toHaveLength(1)
  await office.does(authoring.retire, { params: { id: to._id } })
  expect(await linksIn(from._id)).toEqual([])
  await office.does(authoring.reinstate, { params: { id: to._id } })
  expect(await linksIn(from._id)).toEqual([`/app/lessons/${to._id}`])
})
