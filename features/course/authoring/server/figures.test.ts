import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { figureLine } from '#course/course/figures.ts'
import { withFigures } from '#course/course/server/figures.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { poster } from '#testing/server/media-files.ts'
import { picturesOf } from '#testing/server/pictures.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock } = rajt
const { added, replaced } = picturesOf(rajt, gabor)
const office = as(gabor)

const { modules } = await office.does(authoring.tree)
const id = modules[0]?.lessons[0]?._id ?? ''
const htmlOf = async () => (await as(anna).does(course.lesson, { params: { id } })).lesson.html

async function publish(change: (body: string) => string): Promise<void> {
  const { draft, published } = await office.does(authoring.thing, { params: { id } })
  const content = (draft ?? published)?.written.content as LessonContent
  const hu = { ...content.hu, body: change(content.hu.body) }
  const written = { kind: 'lesson' as const, content: { ...content, hu } }
  const body = { written, revision: draft?.revision ?? 0 }
  const { revision } = await office.does(authoring.save, { params: { id }, body })
  clock.pass(minutes(1))
  await office.does(authoring.publish, {
    body: { things: [{ id, revision }], why: 'Ábra', asksAgain: false },
  })
}

test('a figure is read with its file, its size, its words and its caption, and follows its picture', async () => {
  const { _id: picture, url } = await added(poster)
  const line = figureLine({ picture, words: 'Egy "kör"', caption: 'A <kör>' })
  await publish((body) => `${body}\n\n${line}`)
  const size = (await sharp(poster).metadata()) as { width: number; height: number }
  const shown = (address: string, { width, height }: typeof size) =>
    `<figure><a href="${address}" target="_blank" rel="noopener noreferrer"><img src="${address}" alt="Egy &quot;kör&quot;" ` +
    `width="${width}" height="${height}" loading="lazy" decoding="async" /></a><figcaption>A &lt;kör&gt;</figcaption></figure>`
  expect(await htmlOf()).toContain(shown(url, size))
  const square = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const after = await replaced(picture, square)
  expect(await htmlOf()).toContain(shown(after.url, { width: 90, height: 90 }))
  expect(await htmlOf()).not.toContain(url)
})

test('a figure that is being written is shown in the preview as students will see it', async () => {
  const { _id: picture, url } = await added(poster)
  const { published } = await office.does(authoring.thing, { params: { id } })
  const content = published?.written.content as LessonContent
  const body = `${figureLine({ picture, words: 'Egy kör', caption: '' })}\n\n![Nincs](/pictures/${randomUUID()})`
  const written = { ...content, hu: { ...content.hu, body } }
  const { lesson } = await office.does(authoring.preview, {
    body: { id, language: 'hu', content: written },
  })
  expect(lesson.html).toContain(`<img src="${url}" alt="Egy kör"`)
  expect(lesson.html).toContain('<figure><p>Nincs</p></figure>')
})

test('of a picture that the library does not have the words stay', () => {
  const html = '<p>a</p>\n<figure><img src="/pictures/ab-1" alt="Egy kör" /></figure>\n<p>b</p>'
  expect(withFigures(html, new Map())).toBe('<p>a</p>\n<figure><p>Egy kör</p></figure>\n<p>b</p>')
})
