import { describe, expect, test } from 'vitest'
import { account } from '#office/account/calls.ts'
import { student } from '#office/student/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days, minutes } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { anna, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { nameChange } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter, mails } = rajt

const married = { surname: 'Kovács-Szabó', firstname: 'Lili', reason: 'Férjhez mentem.' }
const own = async (who: Person) => (await as(who).does(nameChange.own)).request
const ask = (who: Person, body = married) => as(who).call(nameChange.ask, { body })
const asked = async (who: Person, body = married) => (await as(who).does(nameChange.ask, { body }))._id
const accept = (by: Person, id: string) => as(by).call(nameChange.accept, { params: { id } })
const reject = (by: Person, id: string, reason = 'Nem látjuk az okmányt.') =>
  as(by).call(nameChange.reject, { params: { id }, body: { reason } })
const withdraw = (who: Person, id: string) => as(who).call(nameChange.withdraw, { params: { id } })
const shown = (by: Person, { id }: Person) => as(by).does(student.one, { params: { id } })
const nameOf = ({ id }: Person) =>
  db.selectFrom('account').select(['surname', 'firstname']).where('id', '=', id).executeTakeFirstOrThrow()
const list = (by: Person, body: object = {}) => as(by).does(nameChange.list, { body: body as never })
const linesOf = (id: string) =>
  db
    .selectFrom('audit')
    .select(['act', 'actor_id', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
const lili = (own: Partial<Person> = {}) =>
  enter({ university: 'szte', surname: 'Kovács', firstname: 'Lili', ...own })

describe('the name of a confirmed student', () => {
  test('is not changed by saving the profile', async () => {
    const who = await lili()
    const body = { surname: 'Musk', firstname: 'Elon', username: who.username }
    expect(await as(who).refused(profile.save, { body })).toMatchObject({
      status: 409,
      code: 'name-is-confirmed',
    })
    expect(await nameOf(who)).toEqual({ surname: 'Kovács', firstname: 'Lili' })
  })

  test('stays while the username is saved, with the name or without it', async () => {
    const who = await lili()
    const { surname, firstname } = who
    for (const body of [{ username: 'lili.a' }, { surname, firstname, username: 'lili.b' }]) {
      const { user } = await as(who).does(profile.save, { body })
      expect(user).toMatchObject({ surname, firstname, username: body.username })
    }
  })

  test('is written in the database by nobody but staff', async () => {
    const who = await lili()
    const write = (set: object) =>
      db
        .updateTable('account')
        .set({ surname: 'Musk', ...set })
        .where('id', '=', who.id)
        .execute()
    const rule = 'the name of a confirmed student is the one that staff confirmed'
    await expect(write({})).rejects.toThrow(rule)
    for (const by of [anna, hanna, ferenc])
      await expect(write({ name_confirmed_by: by.id, name_confirmed_at: clock.now() })).rejects.toThrow(rule)
    await expect(write({ name_confirmed_by: who.id, name_confirmed_at: clock.now() })).rejects.toThrow(
      'a_confirmed_name_has_a_time_and_a_person',
    )
    await write({ name_confirmed_by: emese.id, name_confirmed_at: clock.now() })
  })

  test('is that of staff and mentors to change themselves, with a line', async () => {
    for (const role of ['MENTOR', 'OFFICE', 'UNIVERSITY'] as const) {
      const who = await enter({ role, university: role === 'UNIVERSITY' ? 'szte' : null })
      const body = { surname: 'Új', firstname: 'Név', username: who.username }
      expect((await as(who).does(profile.save, { body })).user).toMatchObject({ surname: 'Új' })
      expect(await linesOf(who.id)).toMatchObject([{ act: 'name-changed', actor_id: who.id }])
    }
  })
})

describe('a student', () => {
  test('asks for another name, sees that it waits, and keeps the old one until then', async () => {
    const who = await lili()
    expect(await own(who)).toBeNull()
    const id = await asked(who)
    expect(await own(who)).toMatchObject({
      _id: id,
      to: { surname: 'Kovács-Szabó', firstname: 'Lili' },
      reason: 'Férjhez mentem.',
      status: 'WAITING',
      endedAt: null,
      rejection: null,
    })
    expect(await nameOf(who)).toEqual({ surname: 'Kovács', firstname: 'Lili' })
    expect(await linesOf(id)).toEqual([
      { act: 'name-change-asked', actor_id: who.id, detail: { reason: 'Férjhez mentem.' } },
    ])
  })

  test('asks for one name at a time; the same one again changes nothing', async () => {
    const who = await lili()
    const id = await asked(who)
    expect(await asked(who)).toBe(id)
    expect(await ask(who, { ...married, surname: 'Szabó' })).toMatchObject({
      status: 409,
      body: { code: 'name-change-open' },
    })
    expect(await linesOf(id)).toHaveLength(1)
  })

  test('does not ask for the name that they have, nor for one that is no name', async () => {
    const who = await lili()
    expect(await ask(who, { ...married, surname: 'Kovács' })).toMatchObject({
      body: { code: 'name-unchanged' },
    })
    for (const surname of ['Musk2', 'evil.example', ''])
      expect(await ask(who, { ...married, surname })).toMatchObject({
        body: { code: 'invalid-request', fields: { surname: expect.anything() } },
      })
    expect(await ask(who, { ...married, reason: ' ' })).toMatchObject({
      body: { fields: { reason: { rule: 'required' } } },
    })
  })

  test('withdraws the request, once or twice, and may ask again', async () => {
    const who = await lili()
    const id = await asked(who)
    for (const _ of [1, 2]) expect(await withdraw(who, id)).toMatchObject({ status: 200 })
    expect(await own(who)).toMatchObject({ status: 'WITHDRAWN' })
    expect((await linesOf(id)).map(({ act }) => act)).toEqual(['name-change-asked', 'name-change-withdrawn'])
    clock.pass(minutes(1))
    expect(await asked(who)).not.toBe(id)
  })

  test('withdraws nobody else’s request, and none that is decided', async () => {
    const who = await lili()
    const id = await asked(who)
    expect(await withdraw(anna, id)).toMatchObject({ status: 404 })
    expect(await withdraw(anna, idOf('nothing'))).toMatchObject({ status: 404 })
    await accept(emese, id)
    expect(await withdraw(who, id)).toMatchObject({
      status: 409,
      body: { code: 'name-change-already-decided', detail: { status: 'ACCEPTED' } },
    })
  })

  test('asks five times in thirty days at most', async () => {
    const who = await lili()
    for (const surname of ['A', 'B', 'C', 'D', 'E'])
      await withdraw(who, await asked(who, { ...married, surname: `${surname}-Szabó` }))
    expect(await ask(who)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    clock.pass(days(31))
    for (const one of [who, anna, emese, ferenc, gabor, hanna]) await rajt.renew(one)
    expect(await ask(who)).toMatchObject({ status: 200 })
  })
})

describe('a coordinator or the office', () => {
  test.each([emese, gabor])('accepts, and the new name stands everywhere: $role', async (by) => {
    const who = await lili()
    const id = await asked(who)
    expect((await shown(by, who)).nameChange).toMatchObject({
      _id: id,
      surname: 'Kovács',
      to: { surname: 'Kovács-Szabó' },
      can: { accept: true, reject: true },
    })
    expect((await accept(by, id)).body).toMatchObject({
      status: 'ACCEPTED',
      surname: 'Kovács-Szabó',
      from: { surname: 'Kovács' },
      decidedBy: { surname: by.surname, firstname: by.firstname },
      can: { accept: false, reject: false },
    })
    const details = await shown(by, who)
    expect(details).toMatchObject({
      nameChange: null,
      student: { surname: 'Kovács-Szabó', formerly: [{ surname: 'Kovács', firstname: 'Lili' }] },
    })
    expect(details.lines.map(({ act }) => act)).toEqual(['name-change-accepted', 'name-change-asked'])
    expect(await own(who)).toMatchObject({ status: 'ACCEPTED', endedAt: clock.now().toISOString() })
    const [letter] = await mails(who.email)
    expect(letter).toMatchObject({ template: 'name-change-accepted' })
    expect(letter?.text).toContain('Szia Lili!')
    expect(letter?.text).toContain('Kovács-Szabó Lili')
  })

  test('rejects with a reason that the student reads, and the old name stays', async () => {
    const who = await lili()
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', who.id).execute()
    const id = await asked(who)
    expect((await reject(emese, id)).body).toMatchObject({ status: 'REJECTED', surname: 'Kovács' })
    expect(await nameOf(who)).toEqual({ surname: 'Kovács', firstname: 'Lili' })
    expect(await own(who)).toMatchObject({ status: 'REJECTED', rejection: 'Nem látjuk az okmányt.' })
    const [letter] = await mails(who.email)
    expect(letter).toMatchObject({ template: 'name-change-rejected' })
    expect(letter?.text).toContain('Hi Lili,')
    expect(letter?.text).toContain('Nem látjuk az okmányt.')
    expect(letter?.text).toContain('Lili Kovács-Szabó')
    expect((await linesOf(id)).at(-1)).toEqual({
      act: 'name-change-rejected',
      actor_id: emese.id,
      detail: { reason: 'Nem látjuk az okmányt.' },
    })
    clock.pass(minutes(1))
    expect(await ask(who)).toMatchObject({ status: 200 })
  })

  test('rejects nobody without a reason', async () => {
    const id = await asked(await lili())
    expect(await reject(emese, id, ' ')).toMatchObject({ body: { fields: { reason: { rule: 'required' } } } })
  })

  test('is told who decided before', async () => {
    const id = await asked(await lili())
    await reject(emese, id)
    for (const late of [await accept(gabor, id), await reject(gabor, id)])
      expect(late).toMatchObject({
        status: 409,
        body: {
          code: 'name-change-already-decided',
          detail: { status: 'REJECTED', decidedBy: { firstname: emese.firstname }, byYou: false },
        },
      })
    expect((await accept(emese, id)).body).toMatchObject({ detail: { byYou: true } })
  })

  test('of another university finds nothing', async () => {
    const id = await asked(await lili())
    for (const reply of [await accept(ferenc, id), await reject(ferenc, id)])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await list(ferenc, { universities: ['szte'] })).requests).toEqual([])
    expect((await list(ferenc)).requests.every(({ university }) => university === 'bme')).toBe(true)
  })

  test('sees those that wait, longest first, with their number', async () => {
    const before = (await list(emese)).byStatus.WAITING
    const [first, second] = [await lili({ surname: 'Várakozó' }), await lili({ surname: 'Várakozó' })]
    const ids = [await asked(first)]
    clock.pass(minutes(5))
    ids.push(await asked(second))
    const found = await list(emese, { search: 'varakozo', status: ['WAITING'] })
    expect(found.requests.map(({ _id }) => _id)).toEqual(ids)
    expect(found.byStatus.WAITING).toBe(before + 2)
    expect((await list(gabor, { universities: ['bme'], search: 'varakozo' })).requests).toEqual([])
    for (const who of [anna, hanna])
      expect(await as(who).refused(nameChange.list, { body: {} as never })).toMatchObject({
        code: 'not-allowed',
      })
  })

  test('does not decide about somebody whose registration was reopened', async () => {
    const who = await lili()
    const id = await asked(who)
    await as(gabor).does(registration.reopen, { params: { id: who.registration }, body: {} as never })
    expect(await accept(emese, id)).toMatchObject({ status: 404 })
    expect((await list(emese, { search: who.email })).requests).toEqual([])
  })

  test('who corrects the name as it was asked for has accepted the request', async () => {
    const who = await lili()
    const id = await asked(who)
    const { surname, firstname, email, neptun, university } = who
    const was = { surname, firstname, email, neptun, university }
    const body = { ...was, surname: 'Kovács-Szabó', reason: 'Elfogadva.', was } as never
    await as(emese).does(account.correct, { params: { id: who.id }, body })
    expect(await own(who)).toMatchObject({ _id: id, status: 'ACCEPTED' })
    const letters = await mails(who.email)
    expect(letters.map(({ template }) => template)).toEqual(['name-change-accepted'])
    expect(letters[0]?.text).toContain('Kovács Lili')
  })

  test('who accepts after another correction tells of the name that it replaces', async () => {
    const who = await lili()
    const id = await asked(who)
    const { surname, firstname, email, neptun, university } = who
    const was = { surname, firstname, email, neptun, university }
    const body = { ...was, surname: 'Kováts', reason: 'Elírás.', was } as never
    await as(emese).does(account.correct, { params: { id: who.id }, body })
    clock.pass(days(1))
    expect(await accept(emese, id)).toMatchObject({ status: 200 })
    const letter = (await mails(who.email)).find(({ template }) => template === 'name-change-accepted')
    expect(letter?.text).toContain('Kováts Lili')
    expect(letter?.text).not.toContain('Kovács Lili')
  })
})

describe('at the same moment', () => {
  test('one of two decisions wins, and the name follows it', async () => {
    const replies = await times(8, async () => {
      const who = await lili()
      const id = await asked(who)
      const both = await Promise.all([
        accept(emese, id),
        reject(gabor, id),
        accept(gabor, id),
        withdraw(who, id),
      ])
      const { status } = (await own(who)) ?? {}
      const { surname } = await nameOf(who)
      expect(surname).toBe(status === 'ACCEPTED' ? 'Kovács-Szabó' : 'Kovács')
      expect(await mails(who.email)).toHaveLength(status === 'WITHDRAWN' ? 0 : 1)
      return tally(both)
    })
    for (const one of replies) expect(one).toEqual({ 200: 1, 409: 3 })
  })

  test('one of three requests waits', async () => {
    await times(5, async () => {
      const who = await lili()
      const replies = await Promise.all(
        ['A', 'B', 'C'].map((letter) => ask(who, { ...married, surname: `${letter}-Szabó` })),
      )
      expect(tally(replies)).toEqual({ 200: 1, 409: 2 })
    })
  })

  test('a request written twice past the rule is refused by the database', async () => {
    const who = await lili()
    await asked(who)
    const again = transact(db, (tx) =>
      tx
        .insertInto('name_change')
        .columns(['account_id', 'surname', 'firstname', 'was_surname', 'was_firstname', 'reason', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('name_change')
            .select(['account_id', 'surname', 'firstname', 'was_surname', 'was_firstname', 'reason', 'at'])
            .where('account_id', '=', who.id),
        )
        .execute(),
    )
    await expect(again).rejects.toThrow('one_open_name_change_per_student')
  })
})
