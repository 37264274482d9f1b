import { afterEach, describe, expect, test } from 'vitest'
import { challenge } from '#documents/challenge/calls.ts'
import { limits } from '#platform/contract/parts.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { limits as budgets } from '#platform/server/limits.ts'
import { hitAll } from '#platform/server/throttle.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { anna, bence, emese, ferenc, gabor } from '#testing/server/cast.ts'
import { encryptedPdf } from '#testing/server/encrypted-pdf.ts'
import { onePagersOf, pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond } from '#testing/server/second-semester.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { unzipped } from '#testing/server/unzip.ts'
import { onePager } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock, folder } = rajt
const { addChallenge, completeCourse, handIn, onboard, ready, moduleAt } = await onePagersOf(rajt)
const standing = (who: Person) => as(who).does(onePager.standing)
const row = (who: Person) => db.selectFrom('one_pager').selectAll().where('account_id', '=', who.id).execute()
const list = (who: Person, own: object = {}) => as(who).does(onePager.list, { body: own as never })
const get = (url: string, who: Person) =>
  app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })

afterEach(async () => expect(await strayFiles(db, folder)).toEqual([]))

describe('a student', () => {
  test('sees its introduction first, then what is missing, then hands in, once', async () => {
    const student = await rajt.enter()
    expect(await standing(student)).toMatchObject({
      isOnboarded: false,
      closedBy: 'one-pager-onboarding-needed',
      onePager: null,
    })
    await onboard(student)
    await onboard(student)
    const open = await standing(student)
    expect(open).toMatchObject({ isOnboarded: true, closedBy: 'course-not-completed' })
    expect(open.missing[0]).toMatchObject({ _id: moduleAt(1), title: expect.stringMatching(/./) })
    expect(await handIn(student)).toMatchObject({ status: 409, body: { code: 'course-not-completed' } })

    await completeCourse(student)
    expect(await standing(student)).toMatchObject({ closedBy: null, missing: [] })
    const { body } = await handIn(student)
    expect(body).toMatchObject({
      type: 'OWN',
      corporateProblem: null,
      submittedAt: clock.now().toISOString(),
    })
    expect(await standing(student)).toMatchObject({ closedBy: 'one-pager-submitted', onePager: body })
    const other = await handIn(student, null, pdf('Másik'))
    expect(other).toMatchObject({ status: 409, body: { code: 'one-pager-submitted' } })
    expect(await row(student)).toHaveLength(1)
  })

  test('whose answer was lost sends the same again and gets the same answer', async () => {
    const student = await ready()
    const first = await handIn(student)
    clock.pass(1000)
    expect((await handIn(student)).body).toEqual(first.body)
    expect(await row(student)).toHaveLength(1)
  })

  test('does not hand in after the deadline', async () => {
    const student = await ready()
    await whileSemester(rajt, { one_pager_deadline: clock.now() }, async () => {
      expect(await standing(student)).toMatchObject({ closedBy: 'one-pager-deadline-passed' })
      expect((await handIn(student)).body).toMatchObject({ code: 'one-pager-deadline-passed' })
    })
  })

  test('reads the one-pager of the first semester in the second one, and hands in none there', async () => {
    const [student, without] = [await ready(), await ready()]
    const { body } = await handIn(student)
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      expect(await standing(student)).toMatchObject({ onePager: body })
      expect(await standing(without)).toMatchObject({ onePager: null, closedBy: 'wrong-semester' })
      expect((await handIn(without)).body).toMatchObject({ code: 'wrong-semester' })
      expect(await as(without).refused(onePager.onboard, { body: {} as never })).toMatchObject({
        code: 'wrong-semester',
      })
    })
  })

  test('reads in a second semester the deadline of the first one before it, not of one that is prepared', async () => {
    const student = await ready()
    const { id: _, ...current } = await currentSemester(db)
    const add = (key: string, own: { opened_at: Date | null; one_pager_deadline: Date }) => {
      const first = { starts_at: later(own.one_pager_deadline, -days(9)), ends_at: own.one_pager_deadline }
      return db
        .insertInto('semester')
        .values({ ...current, ...first, ...own, key, is_current: false })
        .execute()
    }
    const [before, after] = [later(current.starts_at, -days(1)), later(current.ends_at, days(30))]
    await add('2039-40-1', { opened_at: later(before, -days(9)), one_pager_deadline: before })
    await add('2041-42-1', { opened_at: null, one_pager_deadline: after })
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      expect((await standing(student)).deadline).toBe(before.toISOString())
    })
    await db.deleteFrom('semester').where('key', 'in', ['2039-40-1', '2041-42-1']).execute()
    await rajt.settled()
  })

  test('chooses a challenge that is there, and none that is hidden, late or full', async () => {
    const student = await ready()
    const [removed, late] = [await addChallenge(), await addChallenge()]
    await as(gabor).does(challenge.remove, { params: { id: removed._id } })
    expect((await handIn(student, removed)).body).toMatchObject({ code: 'not-found' })
    clock.pass(days(11))
    expect((await handIn(student, late)).body).toMatchObject({ code: 'challenge-deadline-passed' })
    const full = await addChallenge({ maxStudents: 1 })
    await handIn(await ready(), full)
    expect((await handIn(student, full)).body).toMatchObject({ code: 'challenge-full' })
    expect(await row(student)).toEqual([])
    const open = await addChallenge()
    expect((await handIn(student, open)).body).toMatchObject({
      type: 'CHALLENGE',
      corporateProblem: { _id: open._id, title: open.title },
    })
  })

  test('names a challenge with the type that has one, and with no other', async () => {
    const student = await ready()
    const { _id } = await addChallenge()
    for (const body of [
      { type: 'CHALLENGE' as const, corporateProblemId: null },
      { type: 'OWN' as const, corporateProblemId: _id },
    ])
      expect(await as(student).refused(onePager.submit, { body, files: { file: pdf() } })).toMatchObject({
        code: 'invalid-request',
        fields: { corporateProblemId: {} },
      })
  })
})

describe('the file', () => {
  test('may have 5,242,880 bytes, and not one more', async () => {
    const student = await ready()
    const tooLarge = pdf('Ötlet', limits.fileBytes + 1)
    expect(tooLarge.size).toBe(5_242_881)
    expect(await handIn(student, null, tooLarge)).toMatchObject({
      status: 413,
      body: { code: 'body-too-large' },
    })
    expect(await handIn(student, null, pdf('Ötlet', limits.fileBytes))).toMatchObject({
      status: 200,
      body: { bytes: 5_242_880 },
    })
  })

  test.each([
    ['no PDF by its content', new File(['just a text'], 'one-pager.pdf'), 'invalid-request'],
    ['empty', new File([''], 'one-pager.pdf'), 'invalid-request'],
    ['cut off', new File([new Uint8Array(300).fill(37), ''], 'one-pager.pdf'), 'invalid-request'],
  ])('that is %s is refused on its field', async (_, file, code) => {
    const student = await ready()
    expect((await handIn(student, null, file)).body).toMatchObject({ code, fields: { file: {} } })
    expect(await row(student)).toEqual([])
  })

  test('is read only when its student may hand in: who is too early or too late hears that first', async () => {
    const text = new File(['just a text'], 'one-pager.pdf')
    const early = await rajt.enter()
    await onboard(early)
    expect((await handIn(early, null, text)).body).toMatchObject({ code: 'course-not-completed' })
    const student = await ready()
    await whileSemester(rajt, { one_pager_deadline: clock.now() }, async () => {
      for (const file of [text, pdf()])
        expect((await handIn(student, null, file)).body).toMatchObject({ code: 'one-pager-deadline-passed' })
    })
  })

  test('that has to be ended three times is read no more within the hour', async () => {
    const student = await ready()
    const endless = [{ key: `endless files of ${student.id}`, limit: budgets.endlessFiles }]
    for (let again = 0; again < 3; again++) await hitAll(db, endless, clock.now())
    expect((await handIn(student)).body).toMatchObject({ code: 'too-many-requests' })
    clock.pass(hours(1))
    expect((await handIn(student)).status).toBe(200)
  })

  test('that was cut off or encrypted is refused on its field', async () => {
    const student = await ready()
    const whole = Buffer.from(await pdf().arrayBuffer())
    const cut = new File([new Uint8Array(whole.subarray(0, -100))], 'x.pdf')
    expect((await handIn(student, null, cut)).body).toMatchObject({
      code: 'pdf-unreadable',
      fields: { file: {} },
    })
    const encrypted = await encryptedPdf({ userPassword: 'secret', ownerPassword: 'theirs' })
    expect((await handIn(student, null, new File([new Uint8Array(encrypted)], 'x.pdf'))).body).toMatchObject({
      code: 'pdf-encrypted',
      fields: { file: {} },
    })
  })

  test('is its student’s and their staff’s; each reading by staff leaves a line in the audit', async () => {
    const student = await ready({ university: 'szte' })
    await handIn(student)
    const id = (await row(student))[0]?.id ?? ''
    for (const who of [student, emese, gabor]) {
      const reply = await get(`/api/one-pager/${id}/file`, who)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(await as(who).does(onePager.one, { params: { id } })).toMatchObject({
        student: { _id: student.id },
      })
    }
    for (const who of [anna, bence, ferenc]) {
      expect((await get(`/api/one-pager/${id}/file`, who)).statusCode).toBe(404)
      expect(await as(who).refused(onePager.one, { params: { id } })).toMatchObject({ code: 'not-found' })
    }
    const lines = await db
      .selectFrom('audit')
      .select('actor_id')
      .where('subject_id', '=', id)
      .where('act', '=', 'one-pager-read')
      .orderBy('id')
      .execute()
    expect(lines).toEqual([{ actor_id: emese.id }, { actor_id: gabor.id }])
  })
})

describe('the list of staff', () => {
  test('has a row for each student, with three counts that are true', async () => {
    const before = await list(gabor)
    const student = await ready({ university: 'elte', surname: 'Őrsi', firstname: 'Ödön' })
    const other = await ready({ university: 'elte', surname: 'Zsíros', firstname: 'Ágnes' })
    await handIn(student)
    const all = await list(gabor)
    expect(all.studentCount).toBe(before.studentCount + 2)
    expect(all.onePagersUploadCount).toBe(before.onePagersUploadCount + 1)
    expect(all.allCount).toBe(all.studentCount)
    const elte = await list(gabor, { universities: ['elte'] })
    expect(elte).toMatchObject({ studentCount: 2, onePagersUploadCount: 1, allCount: all.allCount })
    expect(elte.onePagers).toMatchObject([
      { _id: student.id, onePager: { type: 'OWN' } },
      { _id: other.id, onePager: null },
    ])
  })

  test('filters by handing in, challenge and words, in Hungarian order or by time', async () => {
    const one = await addChallenge()
    const [late, early] = [
      await ready({ university: 'pte', surname: 'Csordás' }),
      await ready({ university: 'pte', surname: 'Cukor' }),
    ]
    await ready({ university: 'pte', surname: 'Orsós' })
    await handIn(early, one)
    clock.pass(1000)
    await handIn(late)
    const names = async (own: object) =>
      (await list(gabor, { universities: ['pte'], ...own })).onePagers.map(({ surname }) => surname)
    expect(await names({})).toEqual(['Cukor', 'Csordás', 'Orsós'])
    expect(await names({ isUploaded: true })).toEqual(['Csordás', 'Cukor'])
    expect(await names({ isUploaded: false })).toEqual(['Orsós'])
    expect(await names({ corporateProblemIds: [one._id] })).toEqual(['Cukor'])
    expect(await names({ corporateProblemIds: [one._id], isUploaded: false })).toEqual([])
    expect(await names({ search: 'orsos' })).toEqual(['Orsós'])
  })

  test('shows a coordinator the own university, whatever they ask for', async () => {
    const { onePagers } = await list(ferenc, { universities: ['szte', 'elte'] })
    expect(onePagers.length).toBeGreaterThan(0)
    expect(new Set(onePagers.map(({ university }) => university))).toEqual(new Set(['bme']))
  })
})

describe('the zip', () => {
  /** As a browser downloads it: without a token, at an address made for this download. */
  async function zipFor(who: Person, query: string) {
    const { files } = await import('#programme/files/calls.ts')
    const { url } = await as(who).does(files.address, { body: { path: `/api/one-pager/zip${query}` } })
    return app.inject({ url })
  }

  test('holds what is filtered, by university and name, as it was handed in', async () => {
    const student = await ready({ university: 'bce', surname: 'Nagy-Kis', firstname: 'Lőrinc' })
    await handIn(student, null, pdf('Ez az'))
    await ready({ university: 'bce' })
    const reply = await zipFor(gabor, '?universities=bce')
    expect(reply.headers['content-type']).toBe('application/zip')
    const files = unzipped(reply.rawPayload)
    expect([...files.keys()]).toEqual([`Budapesti Corvinus Egyetem/Nagy-Kis Lőrinc (${student.neptun}).pdf`])
    const [content] = files.values()
    expect(content).toEqual(Buffer.from(await pdf('Ez az').arrayBuffer()))
    const line = await db
      .selectFrom('audit')
      .select(['actor_id', 'detail'])
      .where('act', '=', 'one-pagers-downloaded')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line).toMatchObject({ actor_id: gabor.id, detail: { count: 1, universities: ['bce'] } })
  })

  test('of a coordinator holds the own university alone', async () => {
    const reply = await zipFor(emese, '?universities=bce')
    for (const path of unzipped(reply.rawPayload).keys()) expect(path).not.toContain('Corvinus')
  })

  test('has an address that opens nothing else than it was made for', async () => {
    const { files } = await import('#programme/files/calls.ts')
    const { url } = await as(emese).does(files.address, {
      body: { path: '/api/one-pager/zip?search=nobody' },
    })
    expect((await app.inject({ url: url.replace('nobody', '') })).json()).toMatchObject({
      code: 'link-invalid',
    })
  })
})

describe('at the same moment', () => {
  test('fifty students and one slot: one gets it, the others may choose again', async () => {
    const one = await addChallenge({ maxStudents: 1 })
    const students = []
    for (let n = 0; n < 50; n++) students.push(await ready())
    const replies = await Promise.all(students.map((student) => handIn(student, one)))
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 })
    const losers = students.filter((_, i) => replies[i]?.status === 409)
    const again = await Promise.all(losers.slice(0, 5).map((student) => handIn(student)))
    expect(tally(again)).toEqual({ 200: 5 })
  })

  test('one student hands in ten different files: one is kept', async () => {
    const student = await ready()
    const replies = await times(10, (n) => handIn(student, null, pdf(`Ötlet ${n}`)))
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 })
    expect(await row(student)).toHaveLength(1)
  })

  test('a challenge that is removed or made smaller while students choose it stays true', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await addChallenge({ maxStudents: 3 })
      const students = await times(4, () => ready())
      const outcomes = await Promise.all([
        ...students.map((student) => handIn(student, one)),
        as(gabor).call(challenge.remove, { params: { id: one._id } }),
      ])
      for (const { status } of outcomes) expect([200, 404, 409]).toContain(status)
    }
  })
})
