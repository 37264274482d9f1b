import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { transact } from '#platform/server/transact.ts'
import { tally } from '#testing/server/at-once.ts'
import { anna, emese, gabor, imre } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { programme } from '../calls.ts'

const { as, guest, db, clock } = await buildTestRajt()
const office = as(gabor)
const add = (id: string, name: string) => office.call(programme.addUniversity, { body: { id, name } })
const retire = (id: string) => office.does(programme.retireUniversity, { params: { id } })
const restore = (id: string) => office.does(programme.restoreUniversity, { params: { id } })
const context = () => guest.does(programme.context)
const register = (university: string) =>
  guest.call(registration.register, { body: registerForm({ university }) })
const GONE = { status: 409, body: { code: 'university-retired', fields: { university: { rule: 'gone' } } } }

describe('a new university', () => {
  test('has a name and a short one, and is offered at once', async () => {
    expect(await add(' NYE ', 'Nyíregyházi Egyetem')).toMatchObject({ status: 200 })
    expect((await context()).UNIVERSITY_NAMES).toMatchObject({ nye: 'Nyíregyházi Egyetem' })
    expect(await register('nye')).toMatchObject({ status: 200 })
  })

  test.each([
    ['szte', 'Egy másik', 'university-short-name-taken', { id: { rule: 'taken' } }],
    ['masik', 'szegedi  TUDOMÁNYEGYETEM', 'university-name-taken', { name: { rule: 'taken' } }],
    ['x', 'Rövid', 'invalid-request', { id: { rule: 'format' } }],
    ['egy1', 'Számos', 'invalid-request', { id: { rule: 'format' } }],
    ['ures', ' ', 'invalid-request', { name: { rule: 'required' } }],
  ])('is not %j, %j', async (id, name, code, fields) =>
    expect((await add(id, name)).body).toMatchObject({ code, fields }),
  )

  test('added twice at once is one', async () =>
    expect(tally(await Promise.all([add('ketto', 'Kettő'), add('ketto', 'Kettő')]))).toEqual({
      200: 1,
      409: 1,
    }))
})

describe('a retired university', () => {
  test('keeps its name and its people, and takes nobody new', async () => {
    await retire('szte')
    const { UNIVERSITY_NAMES, RETIRED_UNIVERSITIES } = await context()
    expect([UNIVERSITY_NAMES.szte, RETIRED_UNIVERSITIES]).toEqual(['Szegedi Tudományegyetem', ['szte']])
    expect(await register('szte')).toMatchObject(GONE)
    for (const role of ['STUDENT', 'UNIVERSITY'] as const) {
      const neptun = role === 'STUDENT' ? 'RET001' : null
      const body = inviteForm({ role, university: 'szte', neptun })
      expect(await office.call(people.invite, { body })).toMatchObject(GONE)
    }
    // Who waits there is still decided on, and its coordinator does it.
    await as(emese).does(registration.accept, { params: { id: imre.registration } })
    await restore('szte')
    expect(await register('szte')).toMatchObject({ status: 200 })
  })

  test('is no target of new news, and stays one of older news', async () => {
    const body = {
      title: 'x',
      text: 'x',
      language: 'hu' as const,
      roles: ['STUDENT' as const],
      imageText: '',
      universities: ['szte'],
    }
    const { _id } = await office.does(news.add, { body, files: { image: null } })
    await retire('szte')
    expect(await office.refused(news.add, { body, files: { image: null } })).toMatchObject({
      code: 'university-retired',
    })
    const edited = {
      params: { id: _id },
      body: { ...body, title: 'y', removeImage: false },
      files: { image: null },
    }
    await office.does(news.edit, edited)
    expect((await as(anna).does(news.more, { query: {} })).news.map((item) => item._id)).toContain(_id)
    await restore('szte')
  })

  test('is retired once, however often it is pressed', async () => {
    await Promise.all([retire('bme'), retire('bme')])
    await restore('bme')
    await restore('bme')
    const lines = await db
      .selectFrom('audit')
      .select('act')
      .where('subject_id', '=', 'bme')
      .where('act', 'in', ['university-retired', 'university-restored'])
      .orderBy('id')
      .execute()
    expect(lines.map(({ act }) => act)).toEqual(['university-retired', 'university-restored'])
  })

  test('is retired by the office alone', async () => {
    for (const row of [programme.retireUniversity, programme.restoreUniversity])
      expect(await as(emese).refused(row, { params: { id: 'szte' } })).toMatchObject({ code: 'not-allowed' })
  })
})

describe('retired while somebody comes', () => {
  test('whoever comes second waits, and is refused', async () => {
    let coming: ReturnType<typeof register> | undefined
    await transact(db, async (tx) => {
      await tx.updateTable('university').set({ retired_at: clock.now() }).where('id', '=', 'pte').execute()
      // Everything that is kept in memory still offers it.
      coming = register('pte')
      await waitingFor(1)
    })
    expect(await coming).toMatchObject(GONE)
    await restore('pte')
  })

  test('whoever came first is in before it is retired', async () => {
    let retiring: Promise<unknown> | undefined
    await transact(db, async (tx) => {
      await tx
        .insertInto('account')
        .values({
          role: 'UNIVERSITY',
          university_id: 'pte',
          email: 'elso@test.example',
          created_at: clock.now(),
          surname: 'Első',
          firstname: 'Első',
        })
        .execute()
      retiring = retire('pte')
      await waitingFor(1)
    })
    await retiring
    expect((await context()).RETIRED_UNIVERSITIES).toEqual(['pte'])
    await restore('pte')
  })

  test('many at once: everybody is in or refused', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => register('pte')),
      retire('pte').then(() => null),
    ])
    const replies = answers.filter((one) => one !== null)
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(await register('pte')).toMatchObject(GONE)
    await restore('pte')
  })

  /** Waits until this many statements wait for a lock. */
  async function waitingFor(count: number): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length >= count) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('nobody waits')
  }
})
