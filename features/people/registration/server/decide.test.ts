import { describe, expect, test } from 'vitest'
import { minutes } from '#platform/server/clock.ts'
import { emese, ferenc, gabor, kata } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { because, deciding, of } from '#testing/server/deciding.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { registration } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, guest, mails, clock } = rajt
const { waiting, signIn, auditOf } = deciding(rajt)

describe('accepting', () => {
  test('lets the student in, who is told by mail', async () => {
    const student = await waiting()
    const accepted = await as(emese).does(registration.accept, of(student))
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      decidedAt: clock.now().toISOString(),
      decidedBy: { surname: 'Próba', firstname: 'Emese' },
      reason: null,
      can: { accept: false, reject: false, reopen: false },
    })
    expect(await mails(student.email)).toMatchObject([{ template: 'registration-accepted', token: '' }])
    expect(await signIn(student)).toMatchObject({ status: 200 })
  })

  test('leaves an audit line', async () => {
    const student = await waiting()
    await as(gabor).does(registration.accept, of(student))
    expect(await auditOf(student)).toEqual([
      { act: 'registration-accept', actor_id: gabor.id, at: clock.now(), detail: {} },
    ])
  })

  test('the office sees that it may take the decision back', async () => {
    const student = await waiting()
    expect(await as(gabor).does(registration.accept, of(student))).toMatchObject({ can: { reopen: true } })
  })
})

describe('rejecting', () => {
  test('turns the student away with a reason, which they read in their mail', async () => {
    const student = await waiting()
    const reason = 'A Neptun-kód nem létezik. <b>& "más"</b>'
    const rejected = await as(emese).does(registration.reject, { ...of(student), ...because(reason) })
    expect(rejected).toMatchObject({ status: 'REJECTED', reason })
    const [mail] = await mails(student.email)
    expect(mail?.text).toContain(reason)
    expect(mail?.html).toContain('&lt;b&gt;&amp; &quot;más&quot;&lt;/b&gt;')
    expect(await signIn(student)).toMatchObject({ status: 403, body: { code: 'registration-rejected' } })
  })

  test('needs a reason of 1 to 1000 characters', async () => {
    const student = await waiting()
    const refused = async (reason: string) =>
      (await as(gabor).refused(registration.reject, { ...of(student), ...because(reason) })).fields
    expect(await refused('   ')).toEqual({ reason: { rule: 'required' } })
    expect(await refused('x'.repeat(1001))).toEqual({ reason: { rule: 'max', limit: 1000 } })
    await as(gabor).does(registration.reject, { ...of(student), ...because('ő'.repeat(1000)) })
  })

  test('gives their email, username and Neptun code back', async () => {
    const student = await waiting()
    await as(gabor).does(registration.reject, { ...of(student), ...because('Hibás adat') })
    const { email, username } = student
    const form = registerForm({ email, username, neptun: student.neptun ?? '' })
    await guest.does(registration.register, { body: form })
    expect((await mails(email)).at(-1)).toMatchObject({ template: 'verify-email' })
  })
})

describe('decided once', () => {
  const decisions = ['accept', 'reject'] as const
  const results = { accept: 'ACCEPTED', reject: 'REJECTED' }
  const both = decisions.flatMap((first) => decisions.map((second) => [first, second] as const))
  const decide = (who: Person, by: 'accept' | 'reject', student: Person) =>
    by === 'accept'
      ? as(who).call(registration.accept, of(student))
      : as(who).call(registration.reject, { ...of(student), ...because('Nem jó') })

  test.each(both)('after %s, %s is refused and changes nothing', async (first, second) => {
    const student = await waiting()
    await decide(emese, first, student)
    const before = await auditOf(student)
    const standing = {
      status: results[first],
      decidedBy: { surname: 'Próba', firstname: 'Emese' },
      decidedAt: clock.now().toISOString(),
    }
    clock.pass(minutes(3))
    for (const [who, byYou] of [
      [gabor, false],
      [emese, true],
    ] as const)
      expect(await decide(who, second, student)).toMatchObject({
        status: 409,
        body: { code: 'registration-already-decided', detail: { ...standing, byYou } },
      })
    expect(await auditOf(student)).toEqual(before)
    expect(await mails(student.email)).toHaveLength(1)
  })
})

describe('out of reach', () => {
  const absent = { params: { id: idOf('nobody') } }

  test('a student of another university is as absent as one who does not exist', async () => {
    const student = await waiting('bme')
    const foreign = await as(emese).refused(registration.accept, of(student))
    expect(told(foreign)).toEqual(told(await as(emese).refused(registration.accept, absent)))
    const rejection = await as(emese).refused(registration.reject, { ...of(student), ...because('Nem') })
    expect(told(rejection)).toEqual(told(foreign))
    expect(await mails(student.email)).toEqual([])
    await as(ferenc).does(registration.accept, of(student))
  })

  test('an unverified registration is not there yet, even for the office', async () => {
    expect(await as(gabor).refused(registration.accept, of(kata))).toMatchObject({ code: 'not-found' })
    expect(await as(gabor).refused(registration.reopen, { ...of(kata), body: {} })).toMatchObject({
      code: 'not-found',
    })
  })
})

describe('a marked set', () => {
  test('is decided at once, and everybody in it is told', async () => {
    const students = await Promise.all([waiting(), waiting(), waiting('bme')])
    const ids = students.map((one) => one.registration)
    expect(await as(gabor).does(registration.acceptMarked, { body: { ids } })).toEqual({
      decided: 3,
      alreadyDecided: 0,
    })
    for (const one of students) expect(await mails(one.email)).toHaveLength(1)
  })

  test('what somebody decided before is counted and left alone', async () => {
    const [first, second] = [await waiting(), await waiting()]
    await as(emese).does(registration.accept, of(first))
    const at = clock.now().toISOString()
    clock.pass(minutes(3))
    const body = { ids: [first.registration, second.registration], reason: 'Nem található' }
    const decidedBy = { surname: 'Próba', firstname: 'Emese' }
    expect(await as(gabor).does(registration.rejectMarked, { body })).toEqual({
      decided: 1,
      alreadyDecided: 1,
      before: [{ _id: first.registration, status: 'ACCEPTED', decidedBy, decidedAt: at, byYou: false }],
    })
    expect(await signIn(first)).toMatchObject({ status: 200 })
    expect(await signIn(second)).toMatchObject({ body: { code: 'registration-rejected' } })
  })

  test('sent again after a lost answer, it answers the same', async () => {
    const ids = [(await waiting()).registration, (await waiting()).registration]
    for (let n = 0; n < 2; n++)
      expect(await as(gabor).does(registration.acceptMarked, { body: { ids } })).toEqual({
        decided: 2,
        alreadyDecided: 0,
      })
    expect(await as(emese).does(registration.acceptMarked, { body: { ids } })).toMatchObject({ decided: 0 })
  })

  test('an id that stands twice is decided once', async () => {
    const student = await waiting()
    const ids = [student.registration, student.registration, student.registration]
    expect(await as(gabor).does(registration.acceptMarked, { body: { ids } })).toEqual({
      decided: 1,
      alreadyDecided: 0,
    })
    expect(await mails(student.email)).toHaveLength(1)
  })

  test('foreign and absent ids are not decided, and not counted', async () => {
    const [own, foreign] = [await waiting('szte'), await waiting('bme')]
    const ids = [own.registration, foreign.registration, idOf('nobody'), kata.registration]
    expect(await as(emese).does(registration.acceptMarked, { body: { ids } })).toEqual({
      decided: 1,
      alreadyDecided: 0,
    })
    expect(await signIn(foreign)).toMatchObject({ body: { code: 'registration-waiting' } })
  })

  test('holds 1 to 200 ids', async () => {
    expect((await as(gabor).refused(registration.acceptMarked, { body: { ids: [] } })).fields).toEqual({
      ids: { rule: 'count', limit: 1 },
    })
    const ids = Array.from({ length: 201 }, (_, n) => idOf(`nobody ${n}`))
    expect((await as(gabor).refused(registration.acceptMarked, { body: { ids } })).fields).toEqual({
      ids: { rule: 'count', limit: 200 },
    })
    await as(gabor).does(registration.acceptMarked, { body: { ids: ids.slice(1) } })
  })
})
