import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#platform/server/clock.ts'
import { anna, bence, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { type NewsItem, type NewsRole, news } from '../calls.ts'

const { app, as, guest, db, clock, folder, enter } = await buildTestRajt()

type Fields = NonNullable<NewsItem['fields']>
const everybody: NewsRole[] = ['STUDENT', 'UNIVERSITY', 'MENTOR']
const fields = (own: Partial<Fields> = {}): Fields => ({
  title: 'Hír',
  text: 'Egy **hír**.',
  language: 'hu',
  roles: everybody,
  universities: [],
  imageText: '',
  ...own,
})
const picture = (width = 40, height = 20) =>
  new File([new Uint8Array(png({ width, height, channels: 3 }))], 'x.png')

async function add(who: Person, own: Partial<Fields> = {}, image: File | null = null) {
  clock.pass(minutes(1))
  return as(who).does(news.add, {
    body: fields({ ...(image ? { imageText: 'Kép' } : {}), ...own }),
    files: { image },
  })
}
const edit = (who: Person, { _id: id }: NewsItem, own: object, image: File | null = null) =>
  as(who).call(news.edit, { params: { id }, body: { ...fields(), ...own }, files: { image } })
const remove = (who: Person, { _id: id }: NewsItem) => as(who).call(news.remove, { params: { id } })
const shownTo = async (who: Person) => (await as(who).does(news.more, { query: { count: '50' } })).news
const titlesFor = async (who: Person) => (await shownTo(who)).map(({ title }) => title)
const get = (url: string, token?: string) =>
  app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

beforeEach(async () => {
  for (const item of await shownTo(gabor)) await as(gabor).does(news.remove, { params: { id: item._id } })
})
afterEach(async () => expect(await strayFiles(db, folder)).toEqual([]))

describe('an item is seen', () => {
  /** Of a student, a coordinator, and a mentor of szte, and the first two of bme. */
  const readers = { anna, emese, bence, ferenc, hanna, gabor }
  const both = { anna: true, emese: true, bence: true, ferenc: true } as const

  test.each<[string, Person, Partial<Fields>, Partial<Record<keyof typeof readers, true>>]>([
    ['by everybody it is for', gabor, {}, { ...both, hanna: true }],
    ['by students alone', gabor, { roles: ['STUDENT'] }, { anna: true, bence: true }],
    ['by coordinators alone', gabor, { roles: ['UNIVERSITY'] }, { emese: true, ferenc: true }],
    ['by mentors alone', gabor, { roles: ['MENTOR'] }, { hanna: true }],
    ['at one university', gabor, { universities: ['szte'] }, { anna: true, emese: true, hanna: true }],
    [
      'by mentors whatever the university',
      gabor,
      { roles: ['MENTOR', 'STUDENT'], universities: ['bme'] },
      { bence: true, hanna: true },
    ],
    ['at several universities', gabor, { universities: ['szte', 'bme'] }, { ...both, hanna: true }],
    [
      'at the university of its coordinator',
      emese,
      { roles: ['STUDENT', 'UNIVERSITY'] },
      { anna: true, emese: true },
    ],
    [
      'by its author, also where it is for students',
      emese,
      { roles: ['STUDENT'] },
      { anna: true, emese: true },
    ],
  ])('%s', async (_, author, own, expected) => {
    const item = await add(author, own, picture())
    for (const [name, who] of Object.entries(readers)) {
      const isFor = name === 'gabor' || name in expected
      expect([name, await titlesFor(who)]).toEqual([name, isFor ? ['Hír'] : []])
      expect([name, (await as(who).does(news.unread)).unread]).toEqual([
        name,
        isFor && who !== author ? 1 : 0,
      ])
      const { status } = await as(who).call(news.image, { params: { id: item._id } })
      expect([name, status]).toEqual([name, isFor ? 200 : 404])
    }
  })

  test('newest first, so many at a time, and it is told whether there are more', async () => {
    for (const title of ['1', '2', '3']) await add(gabor, { title })
    const of = (from: string, count: string) => as(anna).does(news.more, { query: { from, count } })
    expect(await of('0', '2')).toMatchObject({ news: [{ title: '3' }, { title: '2' }], hasMore: true })
    expect(await of('2', '2')).toMatchObject({ news: [{ title: '1' }], hasMore: false })
    expect(await as(anna).refused(news.more, { query: { count: '51' } })).toMatchObject({
      fields: { count: { rule: 'at-most', limit: 50 } },
    })
  })

  test('with its Markdown as harmless HTML, and what was typed by those alone who may change it', async () => {
    const text = '# Fő\n\n**erős** <script>alert(1)</script> [x](javascript:alert(1))'
    await add(emese, { text, roles: ['STUDENT', 'UNIVERSITY'] })
    const colleague = await enter({ role: 'UNIVERSITY', university: 'szte' })
    const lists = await Promise.all([emese, gabor, anna, colleague].map(shownTo))
    const [own, office, student, other] = lists.map(([first]) => first)
    expect(student?.html).toContain('<strong>erős</strong>')
    expect(student?.html).toContain('<h2>Fő</h2>')
    expect(student?.html).not.toMatch(/<script|href="javascript/)
    for (const one of [own, office])
      expect(one).toMatchObject({ fields: { text }, can: { edit: true, remove: true }, university: 'szte' })
    for (const one of [student, other])
      expect(one).toMatchObject({ fields: null, can: { edit: false, remove: false } })
  })
})

describe('what an author sends', () => {
  const refusedTo = (who: Person, body: object, image: File | null = null) =>
    as(who).refused(news.add, { body: { ...fields(), ...body }, files: { image } })

  test.each([
    ['no user group', { roles: [] }, { roles: { rule: 'required' } }],
    ['an unknown user group', { roles: ['OFFICE'] }, { 'roles.0': { rule: 'format' } }],
    ['no title', { title: ' ' }, { title: { rule: 'required' } }],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, { title: { rule: 'max', limit: 100 } }],
    ['no text', { text: '' }, { text: { rule: 'required' } }],
    ['a text of 10,001 characters', { text: 'x'.repeat(10_001) }, { text: { rule: 'max', limit: 10_000 } }],
    ['a language that is none', { language: 'de' }, { language: { rule: 'format' } }],
  ])('is refused with %s', async (_, own, refusal) => {
    const sent = { body: { ...fields(), ...own } as Fields, files: { image: null } }
    expect(await as(gabor).refused(news.add, sent)).toMatchObject({
      code: 'invalid-request',
      fields: refusal,
    })
  })

  test('may have 100 and 10,000 characters, and a line counts as one', async () => {
    const title = 'ő'.repeat(100)
    const text = 'ű\r\n'.repeat(5_000)
    expect(await add(gabor, { title, text })).toMatchObject({
      title,
      fields: { text: text.replaceAll('\r', '').trim() },
    })
  })

  test('as a coordinator goes to the own students and coordinators only', async () => {
    for (const body of [{ roles: ['MENTOR', 'STUDENT'] }, { roles: ['STUDENT'], universities: ['bme'] }])
      expect(await refusedTo(emese, body)).toMatchObject({
        code: 'news-target-outside',
        fields: { roles: {} },
      })
    const item = await add(emese, { roles: ['STUDENT'], universities: ['szte'] })
    expect((await edit(emese, item, { roles: ['MENTOR'] })).body).toMatchObject({
      code: 'news-target-outside',
    })
    expect((await edit(gabor, item, { roles: ['MENTOR'] })).body).toMatchObject({
      code: 'news-target-outside',
    })
  })

  test('names universities of the programme', async () => {
    expect(await refusedTo(gabor, { universities: ['nowhere'] })).toMatchObject({
      code: 'invalid-request',
      fields: { universities: { rule: 'format' } },
    })
  })

  test('as a student or a mentor is not allowed', async () => {
    for (const who of [anna, hanna]) expect(await refusedTo(who, {})).toMatchObject({ code: 'not-allowed' })
  })
})

describe('an edit', () => {
  test('changes the item, says when, and leaves it unread or read as it was', async () => {
    const item = await add(gabor)
    await as(anna).does(news.seen, { body: { until: item.publishedAt } })
    clock.pass(minutes(5))
    const { body } = await edit(gabor, item, { title: 'Új cím', roles: ['STUDENT'], universities: ['szte'] })
    expect(body).toMatchObject({ title: 'Új cím', fields: { universities: ['szte'] } })
    const [shown] = await shownTo(anna)
    expect(shown).toMatchObject({
      title: 'Új cím',
      publishedAt: item.publishedAt,
      isUnread: false,
      editedAt: clock.now().toISOString(),
    })
    expect(await titlesFor(bence)).toEqual([])
  })

  test('of an office’s item is not a coordinator’s, nor is its removal; one they do not see is not found', async () => {
    const seen = await add(gabor)
    const unseen = await add(ferenc, { roles: ['STUDENT', 'UNIVERSITY'] })
    for (const [item, code] of [
      [seen, 'not-allowed'],
      [unseen, 'not-found'],
    ] as const) {
      expect((await edit(emese, item, {})).body).toMatchObject({ code })
      expect((await remove(emese, item)).body).toMatchObject({ code })
    }
  })

  test('is left in the audit with its author, as adding and removing are', async () => {
    const item = await add(emese, { roles: ['STUDENT'] })
    await edit(emese, item, { roles: ['STUDENT'] })
    await remove(gabor, item)
    const lines = await db
      .selectFrom('audit')
      .select(['act', 'actor_id'])
      .where('subject_id', '=', item._id)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { act: 'news-added', actor_id: emese.id },
      { act: 'news-edited', actor_id: emese.id },
      { act: 'news-removed', actor_id: gabor.id },
    ])
  })
})

describe('an item that is opened to more', () => {
  const unread = async (who: Person) => (await as(who).does(news.unread)).unread
  const seeAll = async (who: Person) => {
    const [newest] = await shownTo(who)
    if (newest) await as(who).does(news.seen, { body: { until: newest.publishedAt } })
  }

  test.each<[string, Partial<Fields>, Partial<Fields>]>([
    ['a role', { roles: ['UNIVERSITY'] }, { roles: ['UNIVERSITY', 'STUDENT'] }],
    ['a university', { universities: ['bme'] }, { universities: ['bme', 'szte'] }],
    ['all universities', { universities: ['bme'] }, { universities: [] }],
  ])('is new to those who are added with %s, and stands first', async (_, before, after) => {
    const item = await add(gabor, before)
    const newer = await add(gabor, { title: 'Újabb' })
    await as(anna).does(news.seen, { body: { until: newer.publishedAt } })
    expect(await unread(anna)).toBe(0)
    clock.pass(minutes(1))
    const { body } = await edit(gabor, item, after)
    expect(body).toMatchObject({ publishedAt: clock.now().toISOString() })
    expect(await unread(anna)).toBe(1)
    expect((await shownTo(anna)).map(({ title, isUnread }) => [title, isUnread])).toEqual([
      ['Hír', true],
      ['Újabb', false],
    ])
    await seeAll(anna)
    expect(await unread(anna)).toBe(0)
  })

  test('of two that widen it at once each is new to those whom it adds', async () => {
    const item = await add(gabor, { roles: ['UNIVERSITY'] })
    await seeAll(hanna)
    await Promise.all([
      edit(gabor, item, {}),
      edit(gabor, item, { roles: ['UNIVERSITY', 'STUDENT', 'MENTOR'] }),
    ])
    expect([await unread(anna), await unread(hanna)]).toEqual([1, 1])
  })
})

describe('an image', () => {
  test('is kept whole, re-encoded, no larger than its page shows', async () => {
    const item = await add(gabor, {}, picture(2000, 1000))
    const reply = await get(item.image?.url ?? '')
    expect(reply.headers['content-type']).toBe('image/webp')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 800,
    })
    const small = await add(gabor, {}, picture(40, 20))
    const { rawPayload } = await get(small.image?.url ?? '')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  test('needs a text for those who do not see it', async () => {
    const sent = { body: fields(), files: { image: picture() } }
    const refusal = { code: 'invalid-request', fields: { imageText: { rule: 'required' } } }
    expect(await as(gabor).refused(news.add, sent)).toMatchObject(refusal)
    const item = await add(gabor, {}, picture())
    expect((await edit(gabor, item, { imageText: '' })).body).toMatchObject(refusal)
  })

  test('that cannot be read is refused on its field', async () => {
    const broken = new File([png({ width: 300, height: 300 }).subarray(0, 60) as never], 'x.png')
    expect(
      await as(gabor).refused(news.add, { body: fields({ imageText: 'x' }), files: { image: broken } }),
    ).toMatchObject({ code: 'picture-unreadable', fields: { image: { rule: 'format' } } })
  })

  test('is kept, replaced or removed by an edit', async () => {
    const item = await add(gabor, {}, picture())
    const files = () =>
      db.selectFrom('file').innerJoin('news', 'news.image_id', 'file.id').select('key').execute()
    const [first] = await files()
    expect((await edit(gabor, item, { imageText: 'Más' })).body).toMatchObject({ image: { text: 'Más' } })
    expect(await files()).toEqual([first])
    const { body } = await edit(gabor, item, { imageText: 'Új' }, picture(60, 30))
    expect(await files()).not.toEqual([first])
    expect((await get((body as NewsItem).image?.url ?? '')).statusCode).toBe(200)
    expect((await edit(gabor, item, { imageText: 'Új', removeImage: true })).body).toMatchObject({
      image: null,
      fields: { imageText: '' },
    })
    expect(await files()).toEqual([])
    expect((await get((body as NewsItem).image?.url ?? '')).statusCode).toBe(404)
  })

  test('has an address of its reader’s own, which opens no more than the reader may see', async () => {
    const item = await add(gabor, { universities: ['szte'] }, picture())
    const [shown] = await shownTo(anna)
    const address = shown?.image?.url ?? ''
    expect((await get(address)).statusCode).toBe(200)
    const [shownToBence] = await shownTo(bence)
    expect(shownToBence).toBeUndefined()
    const other = address.replace(/session=[^&]+/, `session=${crypto.randomUUID()}`)
    expect((await get(other)).json()).toMatchObject({ code: 'link-invalid' })
    await edit(gabor, item, { universities: ['bme'], imageText: 'Kép' })
    expect((await get(address)).statusCode).toBe(404)
    expect(await guest.refused(news.image, { params: { id: item._id } })).toMatchObject({
      code: 'not-signed-in',
    })
  })
})

describe('the unread count', () => {
  const unread = async (who: Person) => (await as(who).does(news.unread)).unread

  test('falls when the page was opened, and rises with what came since', async () => {
    const [first, second] = [await add(gabor), await add(gabor)]
    expect(await unread(anna)).toBe(2)
    expect((await shownTo(anna)).map(({ isUnread }) => isUnread)).toEqual([true, true])
    // The second one came while the page was open.
    await as(anna).does(news.seen, { body: { until: first.publishedAt } })
    expect(await unread(anna)).toBe(1)
    await as(anna).does(news.seen, { body: { until: second.publishedAt } })
    await as(anna).does(news.seen, { body: { until: first.publishedAt } })
    expect(await unread(anna)).toBe(0)
    await add(gabor)
    expect(await unread(anna)).toBe(1)
    expect(await unread(gabor)).toBe(0)
  })

  test('has an item whose author began before what was seen, and was slower', async () => {
    const faster = await add(gabor)
    await as(anna).does(news.seen, { body: { until: faster.publishedAt } })
    clock.pass(-minutes(5))
    const slower = await add(gabor)
    clock.pass(minutes(4))
    expect(await unread(anna)).toBe(1)
    expect((await shownTo(anna)).map(({ _id }) => _id)).toEqual([slower._id, faster._id])
  })

  test('has everything that was not there when the page was opened, of items that are published at once', async () => {
    const seen = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('university').select('id').where('id', '=', 'szte').forUpdate().execute()
      const all = [add(gabor, { universities: ['szte'] })]
      await waitingForLocks(db, 1)
      all.push(add(gabor))
      await Promise.race([all[1], waitingForLocks(db, 2)])
      const page = await shownTo(anna)
      if (page[0]) await as(anna).does(news.seen, { body: { until: page[0].publishedAt } })
      return { all, count: page.length }
    })
    await Promise.all(seen.all)
    expect(await unread(anna)).toBe(2 - seen.count)
  })

  test('has what the version before published, from when it was made', async () => {
    const old = await add(gabor)
    await db.updateTable('news').set({ reached_at: null }).where('id', '=', old._id).execute()
    expect(await unread(anna)).toBe(1)
    await as(anna).does(news.seen, { body: { until: old.publishedAt } })
    expect(await unread(anna)).toBe(0)
    await add(gabor)
    expect(await unread(anna)).toBe(1)
  })

  test('knows nothing of what comes later, whatever time is sent', async () => {
    await as(anna).does(news.seen, { body: { until: '2999-01-01T00:00:00.000Z' } })
    await add(gabor)
    expect(await unread(anna)).toBe(1)
  })
})

test('an item that somebody has edited since it was read is not written over unseen', async () => {
  const read = await add(gabor)
  clock.pass(1000)
  const first = await edit(gabor, read, { title: 'Első', editedAt: read.editedAt })
  expect(first).toMatchObject({ status: 200 })
  const { editedAt } = first.body as NewsItem
  expect(await edit(gabor, read, { title: 'Második', editedAt: read.editedAt })).toMatchObject({
    status: 409,
    body: { code: 'edited-meanwhile', detail: { editedAt } },
  })
  expect(await edit(gabor, read, { title: 'Második', editedAt })).toMatchObject({ status: 200 })
})

describe('at the same moment', () => {
  test('of two edits one stands, whole, and one image is left', async () => {
    for (let pair = 0; pair < 5; pair++) {
      const item = await add(gabor, {}, picture())
      const outcomes = await Promise.all([
        edit(gabor, item, { title: 'A', text: 'A', imageText: 'A', universities: ['szte'] }, picture(60, 30)),
        edit(gabor, item, { title: 'B', text: 'B', imageText: 'B', universities: ['bme'] }, picture(80, 30)),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
      const found = (await shownTo(gabor)).find(({ _id }) => _id === item._id)
      const { title, text, imageText, universities } = found?.fields ?? fields()
      expect([text, imageText, universities]).toEqual([title, title, [title === 'A' ? 'szte' : 'bme']])
      expect(await strayFiles(db, folder)).toEqual([])
    }
  })

  test('an item that is removed while it is read, edited and looked at is there or not found', async () => {
    for (let round = 0; round < 5; round++) {
      const item = await add(gabor, {}, picture())
      const [, , edited, seen, list] = await Promise.all([
        remove(gabor, item),
        remove(gabor, item),
        edit(gabor, item, { imageText: 'x' }, picture(60, 30)),
        as(anna).call(news.image, { params: { id: item._id } }),
        as(anna).call(news.more, { query: {} }),
      ])
      for (const { status } of [edited, seen]) expect([200, 404]).toContain(status)
      expect(list.status).toBe(200)
      expect(await titlesFor(anna)).toEqual([])
    }
  })
})
