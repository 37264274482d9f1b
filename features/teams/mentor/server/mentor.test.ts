import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { terms } from '#programme/terms/calls.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond } from '#testing/server/second-semester.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { mentor } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, db, enter } = rajt
const idsOf = async (kind: 'specialization' | 'focus') =>
  (await as(gabor).does(terms.list, { params: { kind } })).terms.map(({ _id }) => _id)
const [specializations, focuses] = [await idsOf('specialization'), await idsOf('focus')]
const fields = (own: object = {}) => ({
  contactEmail: 'mentor@test.example',
  phone: '+36 30 123 4567',
  facebook: '',
  linkedin: '',
  website: 'https://mentor.example/en',
  biography: 'Két céget építettem.',
  title: 'Alapító, Próba Kft.',
  specializations: specializations.slice(0, 2),
  focuses: focuses.slice(0, 5),
  firstLanguage: 'hu' as const,
  secondLanguage: 'en' as const,
  ...own,
})
const save = (who: Person, own: object = {}) =>
  as(who).does(mentor.save, { body: { ...fields(own), publish: false } })
const publish = (who: Person, own: object = {}) =>
  as(who).does(mentor.save, { body: { ...fields(own), publish: true } })
const found = async (who: Person, own: object = {}) =>
  (await as(who).does(mentor.find, { body: own as never })).mentors.map(({ _id }) => _id)

beforeEach(async () => {
  await db.deleteFrom('mentor_profile').execute()
})

test('a mentor saves without being seen, publishes, changes while seen, and hides again', async () => {
  expect(await as(hanna).does(mentor.profile)).toEqual({ fields: null, isPublished: false })
  expect(await save(hanna)).toMatchObject({ fields: fields(), isPublished: false })
  expect(await found(gabor)).toEqual([])
  expect(await publish(hanna)).toMatchObject({ isPublished: true })
  expect(await found(gabor)).toEqual([hanna.id])
  expect((await as(hanna).does(auth.user)).user).toMatchObject({ isProfilePublished: true })
  expect(await save(hanna, { title: 'Vezető' })).toMatchObject({ isPublished: true })
  expect(await as(gabor).does(mentor.one, { params: { id: hanna.id } })).toMatchObject({ title: 'Vezető' })
  await as(hanna).does(mentor.unpublish)
  await as(hanna).does(mentor.unpublish)
  expect(await found(gabor)).toEqual([])
  const acts = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', hanna.id)
    .where('act', 'in', ['mentor-published', 'mentor-unpublished'])
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['mentor-published', 'mentor-unpublished'])
})

test('only a mentor has a mentor profile', async () => {
  for (const who of [anna, emese, gabor])
    expect(await as(who).refused(mentor.save, { body: { ...fields(), publish: true } })).toMatchObject({
      code: 'not-allowed',
    })
})

describe('what a mentor sends', () => {
  test.each([
    ['no contact address', { contactEmail: '' }, { contactEmail: {} }],
    ['no biography', { biography: ' ' }, { biography: { rule: 'required' } }],
    [
      'a biography of 3,001 characters',
      { biography: 'x'.repeat(3_001) },
      { biography: { rule: 'max', limit: 3_000 } },
    ],
    ['no title', { title: '' }, { title: { rule: 'required' } }],
    ['six focuses', { focuses: focuses.slice(0, 6) }, { focuses: {} }],
    ['the same language twice', { secondLanguage: 'hu' }, { secondLanguage: { rule: 'taken' } }],
    ['a telephone number of letters', { phone: 'ring me' }, { phone: {} }],
    [
      'a page of another host as Facebook',
      { facebook: 'https://facebook.com.evil.example/x' },
      { facebook: {} },
    ],
    ['a page of another host as LinkedIn', { linkedin: 'https://linkedin.example/in/x' }, { linkedin: {} }],
    ['a website that runs a script', { website: 'javascript:alert(1)' }, { website: {} }],
    ['a website without a safe connection', { website: 'http://mentor.example' }, { website: {} }],
  ])('is refused with %s', async (_, own, refusal) => {
    const refused = await as(hanna).refused(mentor.save, {
      body: { ...fields(own), publish: true } as never,
    })
    expect(refused).toMatchObject({ code: 'invalid-request', fields: refusal })
  })

  test('may have one language, and pages of both hosts', async () => {
    const own = {
      secondLanguage: null,
      facebook: 'https://www.facebook.com/somebody',
      linkedin: 'https://hu.linkedin.com/in/somebody',
    }
    expect(await publish(hanna, own)).toMatchObject({ fields: own })
  })

  test('names terms of the right kind that are there', async () => {
    for (const own of [{ focuses: specializations.slice(0, 1) }, { specializations: [anna.id] }])
      expect(
        await as(hanna).refused(mentor.save, {
          body: { ...fields(own), publish: false },
        }),
      ).toMatchObject({ code: 'not-found' })
  })
})

describe('finding mentors', () => {
  test('shows how to reach them to the office and themselves alone', async () => {
    const other = await enter({ role: 'MENTOR', university: null })
    await publish(hanna)
    const one = async (who: Person) => (await as(who).does(mentor.one, { params: { id: hanna.id } })).contact
    expect(await one(gabor)).toEqual({ email: 'mentor@test.example', phone: '+36 30 123 4567' })
    expect(await one(hanna)).not.toBeNull()
    expect(await one(other)).toBeNull()
  })

  test('is for everybody in semester 2, and for the office and mentors before', async () => {
    await publish(hanna)
    for (const who of [anna, emese]) {
      expect(await as(who).refused(mentor.find, { body: {} as never })).toMatchObject({
        code: 'wrong-semester',
      })
      expect(await as(who).refused(mentor.one, { params: { id: hanna.id } })).toMatchObject({
        code: 'not-found',
      })
    }
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      expect(await found(emese)).toEqual([hanna.id])
    })
  })

  test('shows their picture to whoever may find them', async () => {
    const file = new File([new Uint8Array(png({ width: 300, height: 300, channels: 3 }))], 'me.png')
    await as(hanna).does(profile.changePicture, { files: { file } })
    await publish(hanna)
    const seen = async (who: Person) =>
      (await as(who).call(profile.picture, { params: { id: hanna.id } })).status
    expect([await seen(gabor), await seen(anna), await seen(emese)]).toEqual([200, 404, 404])
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      expect([await seen(anna), await seen(emese)]).toEqual([200, 200])
    })
    await as(hanna).does(mentor.unpublish)
    await whileSemester(rajt, asSecond(clock.now()), async () => expect(await seen(anna)).toBe(404))
  })

  test('filters by specialization, focus and name, in Hungarian order', async () => {
    const [first, second] = [
      await enter({ role: 'MENTOR', university: null, surname: 'Zsíros' }),
      await enter({ role: 'MENTOR', university: null, surname: 'Őrsi' }),
    ]
    await publish(first, { specializations: [specializations[3]], focuses: [] })
    await publish(second, { specializations: [specializations[4]], focuses: [focuses[6]] })
    expect(await found(gabor)).toEqual([second.id, first.id])
    expect(await found(gabor, { specializations: [specializations[3]] })).toEqual([first.id])
    expect(await found(gabor, { focuses: [focuses[6]] })).toEqual([second.id])
    expect(await found(gabor, { search: 'orsi' })).toEqual([second.id])
  })

  test('reads title and organisation, and the names of terms in both languages, folded, beside the name', async () => {
    const one = await enter({ role: 'MENTOR', university: null, surname: 'Keresett' })
    await publish(one, {
      title: 'Igazgató, Zöldút Alapítvány',
      biography: 'Titkos életrajz.',
      specializations: [specializations[5]],
      focuses: [],
    })
    const { terms: all } = await as(gabor).does(terms.list, { params: { kind: 'specialization' } })
    const term = all.find(({ _id }) => _id === specializations[5])
    for (const search of ['zoldut', 'KERESETT igazgato', term?.hu, term?.en])
      expect(await found(gabor, { search })).toContain(one.id)
    expect(await found(gabor, { search: 'eletrajz' })).toEqual([])
    expect(await found(gabor, { search: one.email })).toEqual([])
    await publish(one, { title: 'Pihen', specializations: [] })
    expect(await found(gabor, { search: 'zoldut' })).toEqual([])
    await db.updateTable('account').set({ surname: 'Átnevezett' }).where('id', '=', one.id).execute()
    expect(await found(gabor, { search: 'atnevezett' })).toEqual([one.id])
  })

  test('filters by spoken language, and in semester 2 by a place that is left', async () => {
    const one = await enter({ role: 'MENTOR', university: null, surname: 'Helyes' })
    await publish(one, { firstLanguage: 'sk', secondLanguage: 'en' })
    const seen = (own: object) => found(gabor, { search: 'helyes', ...own })
    expect(await seen({ languages: ['sk'] })).toEqual([one.id])
    expect(await seen({ languages: ['en', 'de'] })).toEqual([one.id])
    expect(await seen({ languages: ['hu'] })).toEqual([])
    expect(await seen({ isFree: true })).toEqual([one.id])
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      expect(await seen({ isFree: true })).toEqual([one.id])
      const { id: semester_id } = await currentSemester(db)
      const full = { mentor_id: one.id, semester_id, capacity: 0 }
      await db.insertInto('mentor_places').values(full).execute()
      expect(await seen({ isFree: true })).toEqual([])
      expect(await seen({})).toEqual([one.id])
      await db.deleteFrom('mentor_places').where('mentor_id', '=', one.id).execute()
    })
  })
})

test('of two saves at the same moment one stands, whole', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      save(hanna, { title: 'A', biography: 'A', focuses: focuses.slice(0, 2) }),
      save(hanna, { title: 'B', biography: 'B', focuses: focuses.slice(2, 4) }),
    ])
    const { fields: kept } = await as(hanna).does(mentor.profile)
    expect([kept?.biography, kept?.focuses]).toEqual([
      kept?.title,
      kept?.title === 'A' ? focuses.slice(0, 2) : focuses.slice(2, 4),
    ])
  }
})
