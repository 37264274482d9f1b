import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip, fewFiles, type Parts } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import { courseFile } from '../course-file-calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { download, preview, bringIn, keysOf, otherThanSame, emptyCourse } = courseFiles(rajt)
const office = as(gabor)

/** Two modules, one with recordings: each preview reads all bytes of the course (whole-course-file.test.ts has them all). */
await emptyCourse()
await bringIn(await courseZip(fewFiles()))
const own = partsOf(await download())
const pathTo = (ending: string) => Object.keys(own).find((path) => path.endsWith(ending)) ?? ''
const lesson = pathTo('.hu.md')
const exam = pathTo('exam.yml')
const frame = pathTo('module.yml')
const list = pathTo('media.yml')
const video = pathTo('.mp4')
const keyIn = (path: string) => path.match(/\/\d+-([^/]+?)(?:\.hu\.md)?$/)?.[1] ?? ''
const firstKey = String(own[exam]).match(/key: "(.*)"/)?.[1] ?? ''

/** The downloaded course with one file changed. */
function changed(path: string, from: string | RegExp, to: string, more: Parts = {}): Promise<Blob> {
  const text = String(own[path]).replace(from, to)
  expect(text).not.toBe(String(own[path]))
  return courseZip({ ...own, [path]: text, ...more })
}
const discardAll = async () => {
  const drafts = db
    .selectFrom('content_draft')
    .select('thing_id')
    // A new module goes after what is in it.
    .orderBy(({ eb }) => eb('kind', '=', 'module'))
  for (const { thing_id: id } of await drafts.execute())
    await office.does(authoring.discard, { params: { id } })
}

describe('the course as a zip', () => {
  test('is all the same when it comes back, and only the office gets it', async () => {
    expect(await otherThanSame(await courseZip(own))).toEqual([])
    for (const other of [anna, emese, hanna])
      expect(await as(other).refused(courseFile.download)).toMatchObject({ code: 'not-allowed' })
  })

  test('holds neither drafts nor what is archived', async () => {
    const [module] = (await office.does(authoring.tree)).modules
    const id = module?.lessons[1]?._id ?? ''
    await office.does(authoring.retire, { params: { id } })
    const lessonsIn = (parts: Parts) =>
      Object.keys(parts).filter(
        (path) => path.startsWith(frame.replace('module.yml', '')) && path.endsWith('.md'),
      )
    const after = partsOf(await download())
    expect(lessonsIn(after)).toHaveLength(lessonsIn(own).length - 2)
    expect(await otherThanSame(await courseZip(after))).toEqual([])
    expect(await otherThanSame(await courseZip(own))).toEqual([
      ['lesson', 'wrong', expect.any(String), ['archived']],
    ])
    await office.does(authoring.reinstate, { params: { id } })
    expect(partsOf(await download())).toEqual(own)
  })
})

describe('a preview', () => {
  test('says what is new and changed, and what is not in the file stays', async () => {
    const added = lesson.replace(/\/\d+-[^/]*$/, '/9-added')
    const file = await changed(frame, /title:\n {2}hu: ".*"/, 'title:\n  hu: "Új név"', {
      [`${added}.hu.md`]: String(own[lesson]),
      [`${added}.en.md`]: String(own[lesson.replace('.hu.', '.en.')]),
    })
    expect(await otherThanSame(file)).toEqual([
      ['module', 'changed', keyIn(frame.replace('/module.yml', '')), []],
      ['lesson', 'new', 'added', []],
    ])
    const { [exam]: _, ...fewer } = own
    const seen = await preview(await courseZip(fewer))
    expect(seen.left.every(({ kind }) => kind === 'question')).toBe(true)
    expect(seen.left.length).toBeGreaterThan(10)
  })

  test('finds a medium that is another one by its bytes', async () => {
    const { [video]: bytes, ...others } = own
    const longer = Buffer.concat([Buffer.from(bytes ?? ''), Buffer.from([0])])
    const found = await otherThanSame(await courseZip({ ...others, [video]: longer }))
    expect(found).toContainEqual(['medium', 'changed', expect.any(String), []])
    expect(found.filter(([kind]) => kind === 'lesson')).toHaveLength(1)
  })

  test.each<[string, string, RegExp, string, string, string]>([
    ['broken YAML', frame, /extra: .*/, 'extra: [', 'module', 'yaml'],
    ['a field that no module has', frame, /extra: .*/, 'extra: false\nextras: 1', 'module', 'format'],
    ['a name for another value', frame, /extra: .*/, 'extra: &a false\nother: *a', 'module', 'yaml'],
    [
      'a text that is too long',
      frame,
      /title:\n {2}hu: ".*"/,
      `title:\n  hu: "${'a'.repeat(200)}"`,
      'module',
      'too-long',
    ],
    ['a lesson without its head', lesson, /^---\n/, '', 'lesson', 'no-head'],
    [
      'a medium that is not listed',
      lesson,
      /media:\n {2}- ".*"/,
      'media:\n  - "none-such"',
      'lesson',
      'no-such-medium',
    ],
    ['a question of no lesson', exam, /lesson: ".*"/, 'lesson: "nowhere"', 'question', 'no-such-lesson'],
    [
      'a question with two right answers',
      exam,
      /correct:\n {6}- \d/,
      'correct:\n      - 0\n      - 1',
      'question',
      'needs-right-answer',
    ],
    [
      'a question that speaks of a place',
      exam,
      /why: ".*"/,
      'why: "Az első lehetőség a jó."',
      'question',
      'names-a-position',
    ],
    ['a key that is none', exam, /key: ".*"/, 'key: "../../x"', 'question', 'bad-name'],
    ['a file that is missing', list, /file: ".*"/, 'file: "none.mp4"', 'medium', 'no-file'],
  ])('says of %s what is wrong, and in which line', async (_, path, from, to, kind, reason) => {
    const { items } = await preview(await changed(path, from, to))
    const wrong = items.filter((one) => one.kind === kind && one.state === 'wrong')
    expect(wrong.flatMap(({ problems }) => problems.map((one) => one.reason))).toContain(reason)
  })

  test('says the line of the place', async () => {
    const text = String(own[exam])
    const { items } = await preview(await changed(exam, /lesson: ".*"/, 'lesson: "nowhere"'))
    const line = text.split('\n').findIndex((one) => one.includes('lesson: ')) + 1
    expect(items.find(({ state }) => state === 'wrong')?.problems[0]).toMatchObject({
      line,
      at: 'questions.0.lesson',
    })
  })

  test('says of two questions with one key that the second is wrong', async () => {
    const second = String(own[exam]).match(/key: "(.*)"/g)?.[1] ?? ''
    expect(await otherThanSame(await changed(exam, second, `key: "${firstKey}"`))).toEqual([
      ['question', 'wrong', firstKey, ['key-twice']],
    ])
  })

  test('says of a file in the clothes of a video that it is none', async () => {
    const found = await otherThanSame(await courseZip({ ...own, [video]: '<html><script>alert(1)</script>' }))
    expect(found).toContainEqual(['medium', 'wrong', expect.any(String), ['not-its-kind']])
    expect(found).toContainEqual(['lesson', 'wrong', expect.any(String), ['medium-wrong']])
  })

  test('says of text in another encoding that it is none', async () => {
    const { problems } = await preview(await courseZip({ ...own, [frame]: Buffer.from([0x68, 0xe1, 0x7a]) }))
    expect(problems).toMatchObject([{ reason: 'not-text' }])
  })

  test('takes a new module as a draft, with its questions, and finds it again', async () => {
    const folder = frame.replace('/module.yml', '')
    const parts: Parts = { ...own }
    for (const [path, part] of Object.entries(own))
      if (path.startsWith(`${folder}/`) && !path.endsWith('.md'))
        parts[path.replace(folder, 'semester-1/77-newer')] = part
    const file = await courseZip(parts)
    expect((await otherThanSame(file))[0]).toEqual(['module', 'new', 'newer', []])
    expect(await bringIn(file)).toMatchObject({ module: 1, published: false })
    expect((await office.does(authoring.tree)).modules.at(-1)).toMatchObject({ state: 'draft' })
    expect((await otherThanSame(file)).filter(([, state]) => state !== 'wrong')).toEqual([])
    await discardAll()
  })

  test('leaves what somebody is writing alone', async () => {
    const id = (await office.does(authoring.tree)).modules[0]?.lessons[0]?._id ?? ''
    const written = (await office.does(authoring.thing, { params: { id } })).published?.written
    if (written?.kind !== 'lesson') throw new Error('no lesson')
    const draft = { ...written.content, hu: { ...written.content.hu, title: 'Valakié' } }
    await office.does(authoring.save, {
      params: { id },
      body: { written: { kind: 'lesson', content: draft }, revision: 0 },
    })
    expect(await otherThanSame(await courseZip(own))).toEqual([])
    expect(await otherThanSame(await changed(lesson, /title: ".*"/, 'title: "Másé"'))).toEqual([
      ['lesson', 'wrong', keyIn(lesson), ['draft-there']],
    ])
    await discardAll()
  })
})

describe('bringing a course in', () => {
  test('makes drafts, which students do not see, and is the same when repeated', async () => {
    const added = `${lesson.replace(/\/\d+-[^/]*$/, '/9-added')}`
    const file = await changed(lesson, /title: ".*"/, 'title: "Hozott cím"', {
      [`${added}.hu.md`]: String(own[lesson]),
      [`${added}.en.md`]: String(own[lesson.replace('.hu.', '.en.')]),
      [exam]: String(own[exam]).replace(/lesson: ".*"/, 'lesson: "added"'),
    })
    expect(await bringIn(file)).toEqual({
      module: 0,
      lesson: 2,
      question: 1,
      medium: 0,
      term: 0,
      published: false,
    })
    const id = (await office.does(authoring.tree)).modules[0]?.lessons[0]?._id ?? ''
    const { lesson: read } = await as(anna).does(course.lesson, { params: { id } })
    expect(read.title).not.toBe('Hozott cím')
    expect(await otherThanSame(file)).toEqual([])
    expect(await bringIn(file)).toEqual({
      module: 0,
      lesson: 0,
      question: 0,
      medium: 0,
      term: 0,
      published: false,
    })

    const drafts = await db.selectFrom('content_draft').select(['thing_id', 'revision']).execute()
    const things = drafts.map(({ thing_id, revision }) => ({ id: thing_id, revision }))
    expect(things).toHaveLength(3)
    clock.pass(minutes(1))
    await office.does(authoring.publish, { body: { things, why: 'Új fájlból', asksAgain: false } })
    expect(await otherThanSame(file)).toEqual([])
    expect((await as(anna).does(course.lesson, { params: { id } })).lesson.title).toBe('Hozott cím')
  })

  test('stores a medium once, and gives it to the lessons that show it', async () => {
    const now = partsOf(await download())
    const longer = Buffer.concat([Buffer.from(now[video] ?? ''), Buffer.from([0])])
    const file = await courseZip({ ...now, [video]: longer })
    expect(await bringIn(file)).toMatchObject({ lesson: 2, medium: 1 })
    expect(await otherThanSame(file)).toEqual([])
    await discardAll()
  })

  test('is refused where the file or the course is another one than was previewed', async () => {
    const file = await changed(frame, /title:\n {2}hu: ".*"/, 'title:\n  hu: "Egyik"')
    const seen = await preview(file)
    const body = { modules: keysOf(seen), seen: seen.seen }
    const other = await changed(frame, /title:\n {2}hu: ".*"/, 'title:\n  hu: "Másik"')
    expect(await office.refused(courseFile.bringIn, { body, files: { file: other } })).toMatchObject({
      code: 'course-changed-meanwhile',
    })
    await office.does(courseFile.bringIn, { body, files: { file } })
    expect(await office.refused(courseFile.bringIn, { body, files: { file } })).toMatchObject({
      code: 'course-changed-meanwhile',
    })
    await discardAll()
  })

  test('of the same file four times at once happens once', async () => {
    const now = partsOf(await download())
    const added = `${lesson.replace(/\/\d+-[^/]*$/, '/10-again')}`
    const file = await courseZip({
      ...now,
      [`${added}.hu.md`]: String(own[lesson]),
      [`${added}.en.md`]: String(own[lesson.replace('.hu.', '.en.')]),
    })
    const seen = await preview(file)
    const body = { modules: keysOf(seen), seen: seen.seen }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => office.call(courseFile.bringIn, { body, files: { file } })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.selectFrom('content_draft').select('key').execute()).toHaveLength(1)
    await discardAll()
  })
})

test('into an empty course nothing comes that holds something wrong', async () => {
  clock.pass(minutes(60))
  await emptyCourse()
  const file = await changed(exam, /key: ".*"/, 'key: "../../x"')
  const seen = await preview(file)
  const send = (modules: string[]) => ({ body: { modules, seen: seen.seen }, files: { file } })
  expect(await office.refused(courseFile.bringIn, send(keysOf(seen)))).toMatchObject({
    code: 'course-file-wrong',
  })
  const whole = keysOf(seen).slice(1)
  expect(await office.does(courseFile.bringIn, send(whole))).toMatchObject({
    published: true,
    module: whole.length,
  })
})
