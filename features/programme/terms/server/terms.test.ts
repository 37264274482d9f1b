import { expect, test } from 'vitest'
import { startupLab } from '#announcements/startup-lab/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { terms } from '../calls.ts'

const { as, clock, db } = await buildTestRajt()
const kind = 'event-category' as const
const body = { hu: 'Kávézás', en: 'Coffee' }
const all = async () => (await as(anna).does(terms.list, { params: { kind } })).terms
const add = () => as(gabor).does(terms.add, { params: { kind }, body })
const event = (category: string) => {
  const at = later(clock.now(), days(1)).toISOString()
  return as(gabor).call(startupLab.add, {
    body: {
      title: 'Esemény',
      subtitle: 'Alcím',
      description: 'Leírás',
      language: 'hu' as const,
      link: '',
      categories: [category],
      contactEmail: 'lab@test.example',
      startsAt: at,
      endsAt: at,
    },
    files: { logo: null },
  })
}

test('everybody reads a list, in Hungarian order; each kind has its own', async () => {
  const names = (await all()).map(({ hu }) => hu)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'hu')))
  const { terms: focuses } = await as(anna).does(terms.list, { params: { kind: 'focus' } })
  expect(focuses.map(({ hu }) => hu)).not.toContain(names[0])
  expect(await as(anna).refused(terms.list, { params: { kind: 'colour' as never } })).toMatchObject({
    code: 'invalid-request',
  })
})

test('the office adds, renames and removes a term, once by a name within its kind', async () => {
  const { _id: id } = await add()
  expect(await as(gabor).refused(terms.add, { params: { kind }, body })).toMatchObject({
    code: 'term-taken',
  })
  await as(gabor).does(terms.add, { params: { kind: 'focus' }, body })
  const renamed = { hu: 'Teázás', en: 'Tea' }
  const params = { kind, id }
  await as(gabor).does(terms.rename, { params, body: renamed })
  expect(await all()).toContainEqual({ _id: id, ...renamed })
  expect(
    await as(gabor).refused(terms.rename, { params: { kind: 'focus', id }, body: renamed }),
  ).toMatchObject({ code: 'not-found' })
  await as(gabor).does(terms.remove, { params })
  expect(await all()).not.toContainEqual({ _id: id, ...renamed })
  expect(await as(emese).refused(terms.add, { params: { kind }, body })).toMatchObject({
    code: 'not-allowed',
  })
  const lines = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map(({ act }) => act)).toEqual(['term-added', 'term-renamed', 'term-removed'])
})

test('a term that something names stays, also when both come at the same moment', async () => {
  for (let round = 0; round < 8; round++) {
    const { _id: id } = await add()
    const [added, removed] = await Promise.all([
      event(id),
      as(gabor).call(terms.remove, { params: { kind, id } }),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([added.status, removed.status])
    if (added.status !== 200) continue
    expect(removed.body).toMatchObject({ code: 'term-in-use' })
    await as(gabor).does(startupLab.remove, { params: { id: (added.body as { _id: string })._id } })
    await as(gabor).does(terms.remove, { params: { kind, id } })
  }
})
