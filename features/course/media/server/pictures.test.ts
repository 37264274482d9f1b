import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { hostilePictures } from '#testing/server/hostile-pictures.ts'
import { poster, video } from '#testing/server/media-files.ts'
import { picturesOf } from '#testing/server/pictures.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { media } from '../calls.ts'
import { PART_BYTES, PICTURE_MAX } from '../parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock, app, folder } = rajt
const office = as(gabor)
const { uploaded, adding, added, replaced } = picturesOf(rajt, gabor)
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b42' } })

const figure = (id: string, words = 'Egy kör') => `![${words}](/pictures/${id})`

/** A lesson of the course with more text, as a draft that can be saved. */
async function lessonWith(...figures: string[]) {
  const { modules } = await office.does(authoring.tree)
  const id = modules[0]?.lessons[2]?._id ?? ''
  const { published, draft } = await office.does(authoring.thing, { params: { id } })
  if (published?.written.kind !== 'lesson') throw new Error('no lesson is published')
  const content: LessonContent = { ...published.written.content }
  const hu = { ...content.hu, body: [content.hu.body, ...figures].join('\n\n') }
  const body = {
    written: { kind: 'lesson' as const, content: { ...content, hu } },
    revision: draft?.revision ?? 0,
  }
  return { params: { id }, body }
}
const save = async (...figures: string[]) => office.does(authoring.save, await lessonWith(...figures))
const usedBy = async (id: string) => (await office.does(media.one, { params: { id } })).usedBy

describe('a picture', () => {
  test('is kept as a WebP made anew, upright, no longer than a lesson shows, without what it says of itself', async () => {
    const sent = await drawing(2400, 1200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ami nem marad benne' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const medium = await added(sent)
    expect(medium).toMatchObject({
      kind: 'picture',
      mediaType: 'image/webp',
      seconds: null,
      picture: { width: 800, height: 1600, url: medium.url },
    })
    const { rawPayload, headers } = await app.inject(medium.url)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(rawPayload.includes('Ami nem marad benne')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(await strayFiles(db, folder)).toEqual([])
  })

  test('is found by its kind', async () => {
    const { _id } = await added(await drawing(30, 20).webp().toBuffer())
    const { media: found } = await office.does(media.list, {
      body: { search: '', mediaKinds: ['picture'], pageNumber: 1 },
    })
    expect(found.every(({ kind, picture }) => kind === 'picture' && picture !== null)).toBe(true)
    expect(found.map((one) => one._id)).toContain(_id)
  })

  const small = hostilePictures.filter(([, , outcome]) => outcome !== 'kept')
  test.each(small)(
    'made to do harm is refused: %s',
    async (_, make, code) => {
      const upload = await uploaded(await make())
      expect(await office.refused(media.add, adding(upload))).toMatchObject({
        code,
        fields: { upload: { rule: 'format' } },
      })
      expect(await strayFiles(db, folder)).toEqual([])
      await office.does(media.abandon, { params: { id: upload } })
    },
    30_000,
  )

  test('that breaks off is refused', async () => {
    const whole = await drawing(400, 300).png().toBuffer()
    const upload = await uploaded(whole.subarray(0, whole.length - 30))
    expect(await office.refused(media.add, adding(upload))).toMatchObject({ code: 'picture-unreadable' })
    await office.does(media.abandon, { params: { id: upload } })
  })

  test('of more than 10 MB is refused with its first part', async () => {
    const body = { name: 'a.jpg', bytes: PICTURE_MAX + 1 }
    const { _id: id } = await office.does(media.begin, { body })
    const part = new Blob([new Uint8Array(Buffer.concat([poster, Buffer.alloc(PART_BYTES - poster.length)]))])
    const reply = await office.call(media.send, { params: { id, start: '0' }, files: { part } })
    expect(reply.body).toMatchObject({ code: 'picture-too-heavy', fields: { part: { rule: 'format' } } })
    await office.does(media.abandon, { params: { id } })
  })

  test('takes the place of another one and of nothing else', async () => {
    const { _id: id, url } = await added(poster)
    const after = await replaced(id, await drawing(40, 90).png().toBuffer())
    expect(after).toMatchObject({ _id: id, picture: { width: 40, height: 90 } })
    expect(after.url).not.toBe(url)
    const { _id: other } = await added(video)
    expect(
      await office.refused(media.replace, {
        params: { id: other },
        body: { upload: await uploaded(poster) },
        files: { captions: null, poster: null },
      }),
    ).toMatchObject({ code: 'medium-of-another-kind' })
  })
})

describe('a picture in the text of a lesson', () => {
  test('is in use by a draft, by what is published and by an earlier version', async () => {
    const { _id: id } = await added(poster)
    const { params } = await lessonWith()
    const publish = async (revision: number) => {
      clock.pass(minutes(1))
      const things = [{ id: params.id, revision }]
      await office.does(authoring.publish, { body: { things, why: 'Ábra', asksAgain: false } })
    }
    const { revision } = await save(figure(id))
    expect(await usedBy(id)).toMatchObject([{ lesson: params.id, isDraft: true, isPublished: false }])
    await publish(revision)
    expect(await usedBy(id)).toMatchObject([{ isDraft: false, isPublished: true }])
    expect(await office.refused(media.remove, { params: { id } })).toMatchObject({ code: 'medium-in-use' })
    const { body } = await lessonWith()
    const content = body.written.content
    const hu = { ...content.hu, body: content.hu.body.replace(figure(id), '') }
    const without = { ...body, written: { ...body.written, content: { ...content, hu } } }
    await publish((await office.does(authoring.save, { params, body: without })).revision)
    expect(await usedBy(id)).toMatchObject([{ isPublished: false, isEarlier: true }])
    expect(await office.refused(media.remove, { params: { id } })).toMatchObject({ code: 'medium-in-use' })
  })

  test('that is gone keeps its text from being saved', async () => {
    expect(await office.refused(authoring.save, await lessonWith(figure(randomUUID())))).toMatchObject({
      code: 'medium-gone',
    })
    const many = Array.from({ length: 500 }, () => figure(randomUUID(), 'x'))
    expect(await office.refused(authoring.save, await lessonWith(...many))).toMatchObject({
      code: 'medium-gone',
    })
  })

  test('is none where the sign is no figure: the text is saved', async () => {
    const { _id: clip } = await added(video)
    const { flaws } = await save(
      `\`\`\`\n${figure(randomUUID())}\n\`\`\``,
      `Lásd: ${figure(randomUUID())} itt.`,
      figure('00000000'),
      figure(clip),
    )
    expect(flaws).toEqual([])
    expect(await usedBy(clip)).toEqual([])
    await office.does(authoring.discard, { params: (await lessonWith()).params })
  })

  test('without words is a flaw of that language', async () => {
    const { _id: id } = await added(poster)
    const { flaws, revision } = await save(figure(id, ' '))
    expect(flaws).toEqual([{ at: 'hu.body', flaw: 'figure-without-words' }])
    const { params } = await lessonWith()
    const body = { things: [{ id: params.id, revision }], why: 'Ábra', asksAgain: false }
    expect(await office.refused(authoring.publish, { body })).toMatchObject({ code: 'draft-not-whole' })
    await office.does(authoring.discard, { params })
  })

  test('stands there and not among what is played', async () => {
    const { _id: id } = await added(poster)
    const { params, body } = await lessonWith()
    const { content } = body.written
    const hu = { ...content.hu, media: [id] }
    const written = { ...body.written, content: { ...content, hu } }
    expect(await office.refused(authoring.save, { params, body: { ...body, written } })).toMatchObject({
      code: 'picture-beside-text',
    })
  })

  test('is deleted or named, whichever came first, and never both, of fifty at once', async () => {
    for (let round = 0; round < 2; round++) {
      const { _id: id } = await added(poster)
      const saving = await lessonWith(figure(id))
      const calls = Array.from({ length: 25 }, () => [
        office.call(media.remove, { params: { id } }),
        office.call(authoring.save, saving),
      ])
      const replies = await Promise.all(calls.flat())
      const removed = replies.filter((_, i) => i % 2 === 0 && replies[i]?.status === 200).length
      const saved = replies.filter((_, i) => i % 2 === 1 && replies[i]?.status === 200).length
      expect(removed > 0).toBe(saved === 0)
      expect(replies.every(({ status }) => [200, 404, 409].includes(status))).toBe(true)
      if (saved > 0) await office.does(authoring.discard, { params: saving.params })
    }
  })
})
