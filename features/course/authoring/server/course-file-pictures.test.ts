import sharp from 'sharp'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { isPlainWebp } from '#platform/server/plain-webp.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip, type Parts } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db } = rajt
const office = as(gabor)

const { bringIn, emptyCourse, preview, ...zips } = courseFiles(rajt)
await zips.shortenCourse()
const download = async () => partsOf(await zips.download())
const differing = async (file: Blob) =>
  (await preview(file)).items
    .filter(({ state }) => state !== 'same')
    .map(({ kind, state, problems }) => [kind, state, problems.map(({ reason }) => reason)])

const own = await download()
const pictures = Object.keys(own).filter((path) => path.endsWith('.webp'))
const [picture = ''] = pictures
const FIGURE = /!\[[^\n]*\]\(media\/([^)\s]+)/
const lesson =
  Object.keys(own).find((path) => path.endsWith('.hu.md') && FIGURE.test(String(own[path]))) ?? ''
const withLesson = (text: string, more: Parts = {}) => courseZip({ ...own, [lesson]: text, ...more })

test('the course goes out with its figures by their names, and comes back as the same', async () => {
  expect(pictures).toHaveLength(2)
  expect(String(own[lesson])).not.toContain('/pictures/')
  for (const path of pictures) {
    const { width = 0, height = 0 } = await sharp(own[path] as Buffer).metadata()
    expect(isPlainWebp(own[path] as Buffer, { width, height })).toBe(true)
  }
  expect(await differing(await courseZip(own))).toEqual([])
})

test('a new name for the same picture, and its folder left out, change nothing', async () => {
  const text = String(own[lesson]).replace(/\]\(media\//, '](')
  expect(await differing(await withLesson(text))).toEqual([])
})

test('a figure whose picture is not listed is told, and one that names a video', async () => {
  const [, name = ''] = String(own[lesson]).match(FIGURE) ?? []
  for (const other of ['nowhere', 'what-is-a-startup.video.hu'])
    expect(
      await differing(await withLesson(String(own[lesson]).replace(`media/${name}`, `media/${other}`))),
    ).toEqual(expect.arrayContaining([['lesson', 'wrong', ['no-such-medium']]]))
})

test('a figure without words is told', async () => {
  const text = String(own[lesson]).replace(/!\[[^\n]*?\]\(/, '![](')
  expect(await differing(await withLesson(text))).toEqual([['lesson', 'wrong', ['figure-without-words']]])
})

test('another picture under a name comes in as a draft of its lesson, made anew where it is not ours', async () => {
  const other = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#0b6b42' } })
    .webp()
    .withExif({ IFD0: { Copyright: 'Ami nem marad benne' } })
    .toBuffer()
  const file = await courseZip({ ...own, [picture]: other })
  expect(await bringIn(file)).toMatchObject({ lesson: 1, medium: 1, published: false })
  const row = await db
    .selectFrom('medium as m')
    .innerJoin('file as f', 'f.id', 'm.file_id')
    .innerJoin('draft_medium as d', 'd.medium_id', 'm.id')
    .select(['m.width', 'm.height', 'f.key', 'd.thing_id'])
    .where('m.kind', '=', 'picture')
    .orderBy('m.created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ width: 1600, height: 400 })
  expect((await app.inject(`/files/${row.key}`)).rawPayload.includes('Ami nem')).toBe(false)
  await office.does(authoring.discard, { params: { id: row.thing_id } })
})

test('what is called a picture and is none does not come in', async () => {
  const file = await courseZip({
    ...own,
    [picture]: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  expect(await differing(file)).toEqual(
    expect.arrayContaining([
      ['medium', 'wrong', ['not-its-kind']],
      ['lesson', 'wrong', ['medium-wrong']],
    ]),
  )
})

test('on another installation its pictures come along: a student reads them, and it goes out as it came', async () => {
  await emptyCourse()
  expect(await bringIn(await courseZip(own))).toMatchObject({ published: true })
  expect(await download()).toEqual(own)
  const { modules } = await office.does(authoring.tree)
  const htmls = await Promise.all(
    (modules[0]?.lessons ?? []).map(({ _id: id }) => as(anna).does(course.lesson, { params: { id } })),
  )
  const [, address = ''] =
    htmls
      .map((one) => one.lesson.html)
      .join('')
      .match(/<figure><a href="(\/files\/[^"]+)"/) ?? []
  expect((await app.inject(address)).headers['content-type']).toBe('image/webp')
})
