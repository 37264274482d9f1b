import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { days, later } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { asFirst } from '#programme/programme/server/first-semester.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { onePagersOf, pdf } from '#testing/server/one-pagers.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { type Challenge, challenge } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock, folder } = rajt
const { addChallenge, fields, handIn, ready } = await onePagersOf(rajt)
const none = { logo: null, documents: [] }
const logo = () => new File([new Uint8Array(png({ width: 900, height: 300, channels: 3 }))], 'logo.png')
const list = () => as(anna).does(challenge.more, { query: {} })
const edit = ({ _id: id }: Challenge, own: object, files: object = {}) =>
  as(gabor).call(challenge.edit, {
    params: { id },
    body: { ...fields(), ...own },
    files: { ...none, ...files },
  })
const remove = ({ _id: id }: Challenge) => as(gabor).does(challenge.remove, { params: { id } })
const get = (url: string) => app.inject({ url })

afterEach(async () => expect(await strayFiles(db, folder)).toEqual([]))

test('students and the office list what is offered, newest first; coordinators have the titles alone', async () => {
  const [first, second] = [await addChallenge({ title: 'Szél' }), await addChallenge({ title: 'Őszi szél' })]
  const { corporateProblems } = await list()
  expect(corporateProblems.map(({ title }) => title)).toEqual(['Őszi szél', 'Szél'])
  expect(corporateProblems[0]).toMatchObject({
    company: 'Cég',
    html: expect.stringContaining('<strong>leírás</strong>'),
    maxStudents: 3,
    freeSlots: 3,
    closedBy: null,
    fields: null,
    can: { edit: false, remove: false },
  })
  expect(await as(gabor).does(challenge.one, { params: { id: first._id } })).toMatchObject({
    fields: { description: 'Egy **leírás**.' },
    can: { edit: true, remove: true },
  })
  // Ő is a letter between O and P.
  const titles = [
    { _id: second._id, title: 'Őszi szél' },
    { _id: first._id, title: 'Szél' },
  ]
  for (const who of [anna, emese, gabor]) expect(await as(who).does(challenge.titles)).toEqual({ titles })
  expect(await as(emese).refused(challenge.more, { query: {} })).toMatchObject({ code: 'not-allowed' })
  expect(await as(hanna).refused(challenge.titles)).toMatchObject({ code: 'not-allowed' })
})

describe('what the office sends', () => {
  const refusedFor = (own: object) => as(gabor).refused(challenge.add, { body: fields(own), files: none })

  test.each([
    ['no company', { company: ' ' }, { company: { rule: 'required' } }],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, { title: { rule: 'max', limit: 100 } }],
    ['a summary of 301 characters', { summary: 'x'.repeat(301) }, { summary: { rule: 'max', limit: 300 } }],
    [
      'a description of 5,001 characters',
      { description: 'x'.repeat(5_001) },
      { description: { rule: 'max', limit: 5_000 } },
    ],
    ['no slot', { maxStudents: 0 }, { maxStudents: expect.anything() }],
    ['half a slot', { maxStudents: 1.5 }, { maxStudents: expect.anything() }],
    ['a deadline that is none', { deadline: 'tomorrow' }, { deadline: { rule: 'format' } }],
  ])('is refused with %s', async (_, own, refusal) => {
    expect(await refusedFor(own)).toMatchObject({ code: 'invalid-request', fields: refusal })
  })

  test('has a deadline in the future, up to the semester’s own', async () => {
    const { one_pager_deadline: latest } = asFirst(await currentSemester(db))
    for (const deadline of [clock.now(), later(latest, 1)])
      expect(await refusedFor({ deadline: deadline.toISOString() })).toMatchObject({
        code: 'challenge-deadline-outside',
        fields: { deadline: {} },
      })
    expect(await addChallenge({ deadline: latest.toISOString() })).toMatchObject({
      deadline: latest.toISOString(),
    })
  })
})

test('a challenge that somebody has edited since it was read is not written over unseen', async () => {
  const read = await addChallenge()
  clock.pass(1000)
  const first = await edit(read, { title: 'Első', editedAt: read.editedAt })
  expect(first).toMatchObject({ status: 200 })
  const { editedAt } = first.body as Challenge
  expect(await edit(read, { title: 'Második', editedAt: read.editedAt })).toMatchObject({
    status: 409,
    body: { code: 'edited-meanwhile', detail: { editedAt } },
  })
  expect(await edit(read, { title: 'Második', editedAt })).toMatchObject({ status: 200 })
})

test('an edit changes everything, and a deadline that has passed may stay', async () => {
  const one = await addChallenge({ deadline: later(clock.now(), days(1)).toISOString() })
  clock.pass(days(2))
  expect((await edit(one, { title: 'Új cím', deadline: one.deadline })).body).toMatchObject({
    title: 'Új cím',
    closedBy: 'challenge-deadline-passed',
  })
  const moved = await edit(one, { deadline: later(clock.now(), -days(1)).toISOString() })
  expect(moved.body).toMatchObject({ code: 'challenge-deadline-outside' })
})

describe('files', () => {
  const documents = (n: number) => Array.from({ length: n }, (_, i) => pdf(`Melléklet ${i}`))

  test('a logo is re-encoded, kept, replaced or removed', async () => {
    const one = await addChallenge({}, { logo: logo() })
    const shown = await get(one.logo ?? '')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 })
    expect((await edit(one, {})).body).toMatchObject({ logo: expect.any(String) })
    const replaced = (await edit(one, {}, { logo: logo() })).body as Challenge
    expect((await get(replaced.logo ?? '')).statusCode).toBe(200)
    expect((await edit(one, { removeLogo: true })).body).toMatchObject({ logo: null })
    expect((await get(replaced.logo ?? '')).statusCode).toBe(404)
  })

  test('up to five documents come, stay and go', async () => {
    const one = await addChallenge({}, { documents: documents(3) })
    expect(one.documents).toMatchObject([{ name: 'one-pager.pdf', mediaType: 'application/pdf' }, {}, {}])
    const [, middle] = one.documents
    const tooMany = await edit(one, {}, { documents: documents(3) })
    expect(tooMany.body).toMatchObject({ code: 'challenge-documents-too-many', fields: { documents: {} } })
    const gone = { removeDocuments: [middle?._id ?? ''] }
    const full = (await edit(one, gone, { documents: documents(3) })).body as Challenge
    expect(full.documents).toHaveLength(5)
    expect(full.documents.map(({ _id }) => _id)).not.toContain(middle?._id)
    const reply = await app.inject({
      url: `/api/corporate-problems/${one._id}/document/${full.documents[0]?._id}`,
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toMatch(/^attachment/)
  })

  test('are PDF, Office or pictures by their content, whatever they are called', async () => {
    const files = { logo: null, documents: [new File(['MZ'], 'report.pdf', { type: 'application/pdf' })] }
    expect(await as(gabor).refused(challenge.add, { body: fields(), files })).toMatchObject({
      code: 'invalid-request',
      fields: { documents: { rule: 'format' } },
    })
    const { documents: kept } = await addChallenge(
      {},
      { documents: [new File([new Uint8Array(png({ width: 20, height: 20 }))], '../../etc/kép.png')] },
    )
    expect(kept).toMatchObject([{ name: 'kép.png', mediaType: 'image/png' }])
  })
})

test('slots are those that one-pagers took, and never fewer than that', async () => {
  const one = await addChallenge({ maxStudents: 2 })
  const [first, second, third] = [await ready(), await ready(), await ready()]
  expect(await handIn(first, one)).toMatchObject({ status: 200 })
  expect((await list()).corporateProblems[0]).toMatchObject({ freeSlots: 1, closedBy: null })
  expect(await handIn(second, one)).toMatchObject({ status: 200 })
  expect((await list()).corporateProblems[0]).toMatchObject({ freeSlots: 0, closedBy: 'challenge-full' })
  expect(await handIn(third, one)).toMatchObject({ status: 409, body: { code: 'challenge-full' } })
  expect((await edit(one, { maxStudents: 1 })).body).toMatchObject({
    code: 'challenge-slots-taken',
    fields: { maxStudents: { rule: 'at-least', limit: 2 } },
  })
  expect((await edit(one, { maxStudents: 3 })).body).toMatchObject({ freeSlots: 1 })
  expect(await handIn(third, one)).toMatchObject({ status: 200 })
})

test('one that was chosen is hidden when it is removed, another one is gone with its files', async () => {
  const [chosen, unused] = [
    await addChallenge({ title: 'Választott' }, { logo: logo(), documents: [pdf()] }),
    await addChallenge({ title: 'Senkié' }, { logo: logo(), documents: [pdf()] }),
  ]
  await handIn(await ready(), chosen)
  await remove(chosen)
  await remove(unused)
  const titles = (await list()).corporateProblems.map(({ title }) => title)
  expect(titles).not.toContain('Választott')
  expect(titles).not.toContain('Senkié')
  for (const { _id: id } of [chosen, unused])
    expect(await as(gabor).refused(challenge.one, { params: { id } })).toMatchObject({ code: 'not-found' })
  const rows = await db.selectFrom('challenge').select('title').where('id', 'in', [chosen._id, unused._id])
  expect(await rows.execute()).toEqual([{ title: 'Választott' }])
  const forStaff = (await as(gabor).does(challenge.titles)).titles.map(({ title }) => title)
  expect(forStaff).toContain('Választott')
  const forStudents = (await as(anna).does(challenge.titles)).titles.map(({ title }) => title)
  expect(forStudents).not.toContain('Választott')
})

test('adding, editing and removing leave a line in the audit', async () => {
  const one = await addChallenge()
  await edit(one, {})
  await remove(one)
  const lines = await db
    .selectFrom('audit')
    .select(['act', 'actor_id'])
    .where('subject_id', '=', one._id)
    .orderBy('id')
    .execute()
  const acts = ['challenge-added', 'challenge-edited', 'challenge-removed']
  expect(lines).toEqual(acts.map((act) => ({ act, actor_id: gabor.id })))
})
