import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { authoring } from '#course/authoring/calls.ts'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { days, hours, minutes } from '#platform/server/clock.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import {
  anotherVideo,
  captions,
  podcast,
  poster,
  video,
  videoOf,
  webm,
  worksheet,
} from '#testing/server/media-files.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { media } from '../calls.ts'
import { FILE_MAX, mediaLimits, OPEN_UPLOADS, PART_BYTES } from '../parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock, app, folder, enter } = rajt
const office = as(gabor)
const night = () => workersOf(rajt).tidy({})
/** Long enough for two parts. */
const LONG = videoOf(PART_BYTES + 1000)

const partOf = (content: Buffer, start: number) =>
  new Blob([new Uint8Array(content.subarray(start, start + PART_BYTES))])
const begin = (content: Buffer, name = 'a.mp4', who = gabor) =>
  as(who).does(media.begin, { body: { name, bytes: content.length } })
const send = (id: string, content: Buffer, start = 0, who = gabor) =>
  as(who).call(media.send, { params: { id, start: String(start) }, files: { part: partOf(content, start) } })

async function uploaded(content: Buffer, name = 'a.mp4'): Promise<string> {
  const { _id } = await begin(content, name)
  for (let start = 0; start < content.length; start += PART_BYTES)
    expect((await send(_id, content, start)).status).toBe(200)
  return _id
}
const nothingBeside = { captions: null, poster: null }
const bodyOf = (upload: string, title = 'Videó') => ({ upload, title, transcript: '', workMinutes: null })
async function added(content: Buffer, title = 'Videó') {
  const upload = await uploaded(content)
  return office.does(media.add, { body: bodyOf(upload, title), files: nothingBeside })
}
const replaced = async (id: string, content: Buffer) =>
  office.does(media.replace, {
    params: { id },
    body: { upload: await uploaded(content) },
    files: nothingBeside,
  })
const asFile = (content: Buffer | string) => new Blob([content as never])

async function lessonWith(...mediaOfLesson: string[]) {
  const { modules } = await office.does(authoring.tree)
  const id = modules[0]?.lessons[2]?._id ?? ''
  const { published, draft } = await office.does(authoring.thing, { params: { id } })
  if (published?.written.kind !== 'lesson') throw new Error('no lesson is published')
  const content: LessonContent = { ...published.written.content }
  const written = {
    kind: 'lesson' as const,
    content: { ...content, hu: { ...content.hu, media: mediaOfLesson } },
  }
  return { id, written, revision: draft?.revision ?? 0 }
}
async function published(...mediaOfLesson: string[]): Promise<string> {
  const { id, written, revision } = await lessonWith(...mediaOfLesson)
  const saved = await office.does(authoring.save, { params: { id }, body: { written, revision } })
  clock.pass(minutes(1))
  const body = { things: [{ id, revision: saved.revision }], why: 'Más média', asksAgain: false }
  await office.does(authoring.publish, { body })
  return id
}
const lessonOf = async (id: string, who: Person = anna) =>
  (await as(who).does(course.lesson, { params: { id } })).lesson

describe('an upload', () => {
  test('comes in parts, each where the one before ended, and becomes a medium', async () => {
    const { _id: id, ...begun } = await begin(LONG, 'Első videó.mp4')
    expect(begun).toMatchObject({ bytes: LONG.length, received: 0, partBytes: PART_BYTES })
    expect((await send(id, LONG)).body).toMatchObject({ received: PART_BYTES })
    expect(await office.does(media.upload, { params: { id } })).toMatchObject({ received: PART_BYTES })
    expect((await send(id, LONG, PART_BYTES)).body).toMatchObject({ received: LONG.length })
    const medium = await office.does(media.add, {
      body: {
        upload: id,
        title: 'Az ötlet próbája',
        transcript: 'host: Szia!\n\nEz a vége.',
        workMinutes: 5,
      },
      files: { captions: asFile(captions), poster: asFile(poster) },
    })
    expect(medium).toMatchObject({
      kind: 'video',
      mediaType: 'video/mp4',
      bytes: LONG.length,
      workMinutes: null,
      transcript: 'host: Szia!\n\nEz a vége.',
      uses: 0,
      usedBy: [],
      addedBy: { surname: gabor.surname },
    })
    expect(medium.seconds).toBeGreaterThan(30)
    const whole = await app.inject(medium.url)
    expect(whole.rawPayload.equals(LONG)).toBe(true)
    expect(await strayFiles(db, folder)).toEqual([])
  })

  test('goes on where it was after a break, however often a part is repeated', async () => {
    const { _id: id } = await begin(LONG)
    for (let again = 0; again < 3; again++)
      expect((await send(id, LONG)).body).toMatchObject({ received: PART_BYTES })
    expect((await send(id, LONG, PART_BYTES)).body).toMatchObject({ received: LONG.length })
    expect((await send(id, LONG)).body).toMatchObject({ received: LONG.length })
    await office.does(media.abandon, { params: { id } })
  })

  test('takes the same part that comes twice at once a single time', async () => {
    const { _id: id } = await begin(LONG)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(id, LONG)))
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining({ received: PART_BYTES })),
    )
    await office.does(media.abandon, { params: { id } })
  })

  test('refuses what leaves a gap, and another part in the place of one that is here', async () => {
    const { _id: id } = await begin(LONG)
    expect((await send(id, LONG, PART_BYTES)).body).toMatchObject({
      code: 'upload-elsewhere',
      detail: { received: 0 },
    })
    await send(id, LONG)
    const other = Buffer.concat([anotherVideo, Buffer.alloc(PART_BYTES)])
    expect((await send(id, other)).body).toMatchObject({
      code: 'upload-elsewhere',
      detail: { received: PART_BYTES },
    })
    expect((await send(id, LONG.subarray(0, PART_BYTES + 500), PART_BYTES)).body).toMatchObject({
      code: 'upload-elsewhere',
    })
    await office.does(media.abandon, { params: { id } })
  })

  test('of 500 MB and one byte is refused before anything is sent', async () => {
    const refused = await office.refused(media.begin, { body: { name: 'a.mp4', bytes: FILE_MAX + 1 } })
    expect(refused).toMatchObject({ code: 'invalid-request', fields: { bytes: { rule: 'at-most' } } })
  })

  test('takes no part that is longer than a part', async () => {
    const { _id: id } = await begin(LONG)
    const part = new Blob([new Uint8Array(LONG.subarray(0, PART_BYTES + 1))])
    const reply = await office.call(media.send, { params: { id, start: '0' }, files: { part } })
    expect(reply.body).toMatchObject({ code: 'body-too-large' })
    await office.does(media.abandon, { params: { id } })
  })

  test('of somebody else is not there', async () => {
    const other = await enter({ role: 'OFFICE', university: null })
    const { _id: id } = await begin(video)
    expect((await send(id, video, 0, other)).body).toMatchObject({ code: 'not-found' })
    for (const call of [media.upload, media.abandon])
      expect(await as(other).refused(call, { params: { id } })).toMatchObject({ code: 'not-found' })
    await send(id, video)
    const adding = { body: bodyOf(id), files: nothingBeside }
    expect(await as(other).refused(media.add, adding)).toMatchObject({ code: 'not-found' })
    await office.does(media.abandon, { params: { id } })
  })

  test('that is not whole becomes nothing', async () => {
    const { _id: id } = await begin(LONG)
    await send(id, LONG)
    const adding = { body: bodyOf(id), files: nothingBeside }
    expect(await office.refused(media.add, adding)).toMatchObject({
      code: 'upload-unfinished',
      detail: { received: PART_BYTES },
    })
    await office.does(media.abandon, { params: { id } })
  })

  test('becomes one medium, however often and at once it is asked for, and takes no part afterwards', async () => {
    const id = await uploaded(video)
    const adding = { body: bodyOf(id), files: nothingBeside }
    const made = await Promise.all(Array.from({ length: 4 }, () => office.does(media.add, adding)))
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
    expect((await office.does(media.add, adding))._id).toBe(made[0]?._id)
    expect((await send(id, video)).body).toMatchObject({ code: 'upload-ended' })
    expect(await office.refused(media.abandon, { params: { id } })).toMatchObject({ code: 'not-found' })
    expect(await strayFiles(db, folder)).toEqual([])
  })

  test('one person has ten of at most, begun at once or one after another', async () => {
    const other = await enter({ role: 'OFFICE', university: null })
    const replies = await Promise.all(
      Array.from({ length: OPEN_UPLOADS + 5 }, () =>
        as(other).call(media.begin, { body: { name: 'a.mp4', bytes: 10 } }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(OPEN_UPLOADS)
    expect(await as(other).refused(media.begin, { body: { name: 'a.mp4', bytes: 10 } })).toMatchObject({
      code: 'too-many-uploads',
    })
  })

  test('that nobody goes on with is forgotten after a day, with its parts', async () => {
    const { _id: id } = await begin(LONG)
    await send(id, LONG)
    clock.pass(hours(23))
    await night()
    expect(await office.does(media.upload, { params: { id } })).toMatchObject({ received: PART_BYTES })
    clock.pass(hours(2))
    expect(await office.refused(media.upload, { params: { id } })).toMatchObject({ code: 'not-found' })
    await night()
    expect(await db.selectFrom('upload').select('id').where('id', '=', id).execute()).toEqual([])
    clock.pass(days(2))
    await night()
    expect(await db.selectFrom('file').select('id').where('key', 'like', 'uploads/%').execute()).toEqual([])
  })

  test.each([
    '../../etc/passwd',
    '\u202Egpj.mp4',
    'a\u0000b.mp4',
    'CON.mp4',
    `${'á'.repeat(190)}.mp4`,
    '"; x=.mp4',
  ])('of a file with an odd name keeps what can be a name: %j', async (name) => {
    const { _id: id } = await begin(video, name)
    await send(id, video)
    const { _id, url } = await office.does(media.add, { body: bodyOf(id), files: nothingBeside })
    const { headers } = await app.inject(url)
    expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w%.~!'()*-]*$/)
    expect(headers['content-disposition']).not.toMatch(/%2F|%5C|%00|%E2%80%AE/i)
    await office.does(media.remove, { params: { id: _id } })
  })

  test('of a name of nothing but signs is refused', async () => {
    const refused = await office.refused(media.begin, { body: { name: '../..', bytes: 10 } })
    expect(refused).toMatchObject({ code: 'invalid-request', fields: { name: { rule: 'format' } } })
  })
})

describe('what a file is, its content says', () => {
  test.each([
    ['an MP4', video, 'video', 'video/mp4'],
    ['an MP3 that is called a video', podcast, 'podcast', 'audio/mpeg'],
    ['a PDF', worksheet, 'worksheet', 'application/pdf'],
    ['a WebM', webm({ seconds: 12, hasVideo: true }), 'video', 'video/webm'],
    ['a WebM without a picture', webm({ seconds: 12, hasVideo: false }), 'podcast', 'audio/webm'],
  ])('%s', async (_, content, kind, mediaType) => {
    expect(await added(content)).toMatchObject({ kind, mediaType })
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of another format', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['nothing but zeros', Buffer.alloc(1000)],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('%s is refused with its first part', async (_, content) => {
    const { _id: id } = await begin(content, 'a.mp4')
    expect((await send(id, content)).body).toMatchObject({ code: 'medium-unfit' })
    await office.does(media.abandon, { params: { id } })
  })

  test.each([
    ['an archive that is no office file', zipOf('a.txt'), 'medium-unfit'],
    ['a video that ends after its head', video.subarray(0, 40), 'medium-without-length'],
    [
      'a recording that does not say how long it is',
      webm({ seconds: null, hasVideo: true }),
      'medium-without-length',
    ],
  ])('%s is refused in the end', async (_, content, code) => {
    const id = await uploaded(content)
    const adding = { body: bodyOf(id), files: nothingBeside }
    expect(await office.refused(media.add, adding)).toMatchObject({
      code,
      fields: { upload: { rule: 'format' } },
    })
    expect(await strayFiles(db, folder)).toEqual([])
    await office.does(media.abandon, { params: { id } })
  })
})

describe('captions', () => {
  test('that not everybody could read are refused by their lines, and the upload waits', async () => {
    const upload = await uploaded(video)
    const fast = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(30)}\n`
    for (const [file, problems] of [
      [fast, [{ line: 3, problem: 'too-fast' }]],
      [Buffer.from([0xff, 0xfe, 0x57, 0x00]), [{ line: 1, problem: 'no-header' }]],
    ] as const)
      expect(
        await office.refused(media.add, {
          body: bodyOf(upload),
          files: { captions: asFile(file as string), poster: null },
        }),
      ).toMatchObject({ code: 'captions-unfit', detail: { problems } })
    await office.does(media.add, {
      body: bodyOf(upload),
      files: { captions: asFile(captions), poster: null },
    })
  })

  test('stand beside a transcript as long as its limit says', async () => {
    const { _id: id } = await added(video)
    const transcript = 'ő'.repeat(mediaLimits.transcript)
    const body = { title: 'Új cím', transcript, workMinutes: null }
    const files = { captions: asFile(captions), poster: null }
    expect(await office.does(media.change, { params: { id }, body, files })).toMatchObject({ transcript })
  })

  test('are changed by themselves, and the old ones are gone', async () => {
    const { _id: id } = await added(video)
    const change = (file: Blob) =>
      office.does(media.change, {
        params: { id },
        body: { title: 'Új cím', transcript: '', workMinutes: null },
        files: { captions: file, poster: null },
      })
    const first = await change(asFile(captions))
    expect(first).toMatchObject({ title: 'Új cím', hasCaptions: true })
    const second = await change(asFile(captions))
    expect((await app.inject(second.captionsUrl ?? '')).headers['content-type']).toBe(
      'text/vtt; charset=utf-8',
    )
    expect((await app.inject(first.captionsUrl ?? '')).statusCode).toBe(404)
  })
})

describe('a medium that is replaced', () => {
  test('keeps its place in every lesson, and who plays the old file plays it to its end', async () => {
    const { _id: id, url: old } = await added(video)
    const lesson = await published(id)
    expect((await lessonOf(lesson)).mediaFiles.map(({ url }) => url)).toEqual([old])
    const after = await replaced(id, anotherVideo)
    expect(after).toMatchObject({
      _id: id,
      replacements: [{ name: 'a.mp4', by: { surname: gabor.surname } }],
    })
    expect((await lessonOf(lesson)).mediaFiles.map(({ url }) => url)).toEqual([after.url])
    const range = { headers: { range: 'bytes=100000-100099' } }
    const middle = async (url: string) => app.inject({ url, ...range })
    expect((await middle(old)).rawPayload.equals(video.subarray(100_000, 100_100))).toBe(true)
    expect((await middle(after.url)).rawPayload.equals(anotherVideo.subarray(100_000, 100_100))).toBe(true)
    clock.pass(hours(25))
    expect((await app.inject(old)).statusCode).toBe(404)
    await night()
    clock.pass(days(2))
    await night()
    expect(
      await db.selectFrom('file').select('id').where('key', '=', old.replace('/files/', '')).execute(),
    ).toEqual([])
    expect((await office.does(media.one, { params: { id } })).replacements).toHaveLength(1)
  })

  test('is so by the same kind alone, and once by one upload', async () => {
    const { _id: id } = await added(video)
    const sound = await uploaded(podcast)
    expect(
      await office.refused(media.replace, { params: { id }, body: { upload: sound }, files: nothingBeside }),
    ).toMatchObject({ code: 'medium-of-another-kind' })
    const upload = await uploaded(anotherVideo)
    const again = { params: { id }, body: { upload }, files: nothingBeside }
    const answers = await Promise.all(Array.from({ length: 3 }, () => office.does(media.replace, again)))
    expect(answers.map(({ replacements }) => replacements.length)).toEqual([1, 1, 1])
    const { _id: other } = await added(video)
    const elsewhere = { params: { id: other }, body: { upload }, files: nothingBeside }
    expect(await office.refused(media.replace, elsewhere)).toMatchObject({ code: 'not-found' })
  })

  test('is told in the audit, with what stood there before', async () => {
    const { _id: id } = await added(video, 'Ami a naplóban áll')
    await replaced(id, anotherVideo)
    const lines = await db
      .selectFrom('audit')
      .select(['act', 'detail', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines).toMatchObject([
      { act: 'medium-added', actor_id: gabor.id },
      { act: 'medium-replaced', detail: { title: 'Ami a naplóban áll', before: 'a.mp4' } },
    ])
  })
})

describe('a medium that is used', () => {
  test('by a draft, by a lesson or by an earlier version of one is not deleted, and says where it is', async () => {
    const { _id: id } = await added(video)
    const { id: lesson, written, revision } = await lessonWith(id)
    await office.does(authoring.save, { params: { id: lesson }, body: { written, revision } })
    const refused = () => office.refused(media.remove, { params: { id } })
    const usedBy = async () => (await office.does(media.one, { params: { id } })).usedBy
    expect(await refused()).toMatchObject({ code: 'medium-in-use' })
    expect(await usedBy()).toMatchObject([{ lesson, module: 1, isDraft: true, isPublished: false }])
    await published(id)
    expect(await usedBy()).toMatchObject([{ lesson, isDraft: false, isPublished: true, isEarlier: false }])
    await published()
    expect(await usedBy()).toMatchObject([{ lesson, isPublished: false, isEarlier: true }])
    expect(await refused()).toMatchObject({ code: 'medium-in-use' })
    expect((await lessonOf(lesson)).mediaFiles).toEqual([])
  })

  test('by nothing any more is deleted with its files; a lesson that names it is refused', async () => {
    const before = await strayFiles(db, folder)
    const { _id: id, url } = await added(video)
    const lesson = await lessonWith(id)
    await office.does(media.remove, { params: { id } })
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(await strayFiles(db, folder)).toEqual(before)
    const body = { written: lesson.written, revision: lesson.revision }
    expect(await office.refused(authoring.save, { params: { id: lesson.id }, body })).toMatchObject({
      code: 'medium-gone',
    })
  })

  test('is deleted or put into a lesson, whichever came first, and never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id: id } = await added(video)
      const { id: lesson, written, revision } = await lessonWith(id)
      const [removed, saved] = await Promise.all([
        office.call(media.remove, { params: { id } }),
        office.call(authoring.save, { params: { id: lesson }, body: { written, revision } }),
      ])
      expect([removed.status, saved.status].toSorted()).toEqual([200, 409])
      if (saved.status === 200) await office.does(authoring.discard, { params: { id: lesson } })
    }
  })
})

describe('the library', () => {
  test('is found by words and kind, newest first', async () => {
    clock.pass(minutes(1))
    await added(podcast, 'Beszélgetés az árazásról')
    const find = (search: string, kinds: ('video' | 'podcast')[] = []) =>
      office.does(media.list, { body: { search, mediaKinds: kinds, pageNumber: 1 } })
    expect((await find('arazas')).media).toMatchObject([
      { title: 'Beszélgetés az árazásról', kind: 'podcast' },
    ])
    expect((await find('arazas', ['video'])).media).toEqual([])
    expect((await find('')).media[0]).toMatchObject({ title: 'Beszélgetés az árazásról' })
  })

  test('belongs to the office', async () => {
    for (const other of [anna, emese, hanna])
      expect(
        await as(other).refused(media.list, { body: { search: '', mediaKinds: [], pageNumber: 1 } }),
      ).toMatchObject({ code: 'not-allowed' })
  })

  test('gives the office a worksheet that no lesson names', async () => {
    const { _id: id, url } = await added(worksheet, 'Munkalap')
    expect(url).toBe(`/api/media/${id}/file`)
    const file = await office.does(media.file, { params: { id } })
    expect(Buffer.from(await file.arrayBuffer()).equals(worksheet)).toBe(true)
  })
})

/** The smallest archive with one empty file. */
function zipOf(name: string): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length, 16)
  return Buffer.concat([local, Buffer.from(name), central, Buffer.from(name), end])
}
