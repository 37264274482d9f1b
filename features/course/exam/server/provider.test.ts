import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { minutes, seconds } from '#platform/server/clock.ts'
import { sign } from '#platform/server/secrets.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'
import { examClock } from './time-out.ts'
import { takeBackWorker } from './unconfirmed.ts'

/** Another provider of exams, which answers as each test wants. */
let answer: { status: number; body: string; after?: Promise<void> }
const asked: Record<string, unknown>[] = []
const provider = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    asked.push({ url: request.url, ...(JSON.parse(body) as object) })
    const { status, body: told, after } = answer
    void Promise.resolve(after).then(() =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(told),
    )
  })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
afterAll(() => provider.close())
beforeEach(() => {
  asked.splice(0)
  answer = { status: 200, body: JSON.stringify({ redirectUrl: 'https://exams.example/sitting/1' }) }
})

const EXAM_PROVIDER_KEY = 'a key that this provider alone holds'
const rajt = await buildTestRajt({ settings: { EXAM_PROVIDER_URL: address, EXAM_PROVIDER_KEY } })
const { as, guest, db, enter, clock } = rajt
const { moduleAt } = await examsOf(rajt)

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const start = (student: Person) =>
  as(student).call(exam.start, { body: { moduleId: moduleAt(1), platform: 'WEB' } })
const attemptOf = ({ id }: Person) =>
  db
    .selectFrom('exam_attempt')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
async function started() {
  const student = await enter()
  await start(student)
  return { student, id: (await attemptOf(student))?.id ?? '' }
}
const resultOf = (attempt: string, points: number, key = EXAM_PROVIDER_KEY) => ({
  body: { attempt, points, signature: sign(key, `result ${attempt} ${points}`) },
})

describe('starting', () => {
  test('sends the student to the provider’s address', async () => {
    const student = await enter()
    expect(await start(student)).toMatchObject({ body: { redirectUrl: 'https://exams.example/sitting/1' } })
    const attempt = await attemptOf(student)
    expect(asked.at(-1)).toMatchObject({
      url: '/attempts',
      attempt: attempt?.id,
      module: 'what-is-a-startup',
      number: 1,
      endsAt: attempt?.ends_at.toISOString(),
      resultUrl: 'http://rajt.test/api/exam-result',
      signature: sign(EXAM_PROVIDER_KEY, `attempt ${attempt?.id}`),
    })
  })

  const broken: [string, number, string, object][] = [
    ['a provider in trouble', 500, '{}', { status: 503, code: 'service-unavailable' }],
    ['an answer without an address', 200, '{}', { status: 503, code: 'service-unavailable' }],
    ['an answer that is no JSON', 200, '<html>', { status: 503, code: 'service-unavailable' }],
    [
      'a refusal with words',
      409,
      '{"message":"Sitting is full"}',
      { status: 409, code: 'init-failed', message: 'Sitting is full' },
    ],
    ['a refusal without words', 409, '{}', { status: 409, code: 'init-failed' }],
    ['a refusal that is no JSON', 409, 'no', { status: 409, code: 'init-failed' }],
  ]
  test.each(broken)('%s burns nothing', async (_, status, body, refusal) => {
    const student = await enter()
    answer = { status, body }
    expect((await start(student)).body).toMatchObject(refusal)
    rajt.failures.splice(0)
    expect(await attemptOf(student)).toBeUndefined()
  })

  test('a second start asks for the same attempt', async () => {
    const { student, id } = await started()
    await start(student)
    expect(asked.at(-1)).toMatchObject({ attempt: id, number: 1 })
  })
})

describe('while the provider is silent', () => {
  const PATIENT = { timeout: 15_000 }

  /** Lets the provider answer from now on. */
  function silence() {
    let speak: () => void = () => undefined
    const after = new Promise<void>((resolve) => {
      speak = resolve
    })
    answer = { ...answer, after }
    return speak
  }

  test('no database connection waits with the starts', async () => {
    const speak = silence()
    const students = await Promise.all(Array.from({ length: 40 }, () => enter()))
    const starts = students.map(start)
    await expect.poll(() => asked.length, PATIENT).toBeGreaterThanOrEqual(40)
    // The provider has not spoken yet, and starts have asked for more than there are connections.
    expect((await as(students[0] as Person).does(course.progress)).currentProgress).toBeDefined()
    speak()
    for (const reply of await Promise.all(starts)) expect(reply.status).toBe(200)
  })

  test('a student waits seconds, is told that there is no exam now, and burns nothing', PATIENT, async () => {
    const speak = silence()
    const student = await enter()
    expect(await start(student)).toMatchObject({ status: 503, body: { code: 'service-unavailable' } })
    rajt.failures.splice(0)
    expect(await attemptOf(student)).toBeUndefined()
    speak()
  })

  test('an attempt that the provider has not taken in time is taken back by its job, and burns nothing', async () => {
    const speak = silence()
    const student = await enter()
    const starting = start(student)
    await expect.poll(async () => (await attemptOf(student))?.awaits_provider, PATIENT).toBe(true)
    const { id = '' } = (await attemptOf(student)) ?? {}
    await takeBackWorker(db, clock)({ attempt: id })
    expect(await attemptOf(student)).toBeUndefined()
    // A provider that answers after all comes too late: the student is told to try again.
    speak()
    expect(await starting).toMatchObject({ status: 503, body: { code: 'service-unavailable' } })
    rajt.failures.splice(0)
  })

  test('an attempt that the provider took is not taken back', async () => {
    const { student, id } = await started()
    await takeBackWorker(db, clock)({ attempt: id })
    expect(await attemptOf(student)).toMatchObject({ id, awaits_provider: false })
  })

  test('a result that comes before the confirmation counts', async () => {
    const speak = silence()
    const student = await enter()
    const starting = start(student)
    await expect.poll(async () => (await attemptOf(student))?.awaits_provider, PATIENT).toBe(true)
    const { id = '' } = (await attemptOf(student)) ?? {}
    expect(await guest.does(exam.result, resultOf(id, 70))).toEqual({ accepted: true })
    speak()
    expect(await starting).toMatchObject({ status: 200 })
    expect(await attemptOf(student)).toMatchObject({
      status: 'SUBMITTED',
      points: 70,
      awaits_provider: false,
    })
  })

  test('of two starts at once one attempt comes, whichever is answered first', async () => {
    const speak = silence()
    const student = await enter()
    const starts = [start(student), start(student)]
    await expect.poll(() => asked.filter((one) => one.attempt).length, PATIENT).toBeGreaterThanOrEqual(2)
    speak()
    for (const reply of await Promise.all(starts)) expect(reply.status).toBe(200)
    expect(await attemptOf(student)).toMatchObject({ number: 1, status: 'OPEN' })
  })
})

describe('a result', () => {
  test('closes the attempt with its points', async () => {
    const { student, id } = await started()
    expect(await guest.does(exam.result, resultOf(id, 80))).toEqual({ accepted: true })
    expect(await attemptOf(student)).toMatchObject({ status: 'SUBMITTED', points: 80, passed: true })
    expect(await as(student).does(exam.attempt, { params: { id } })).toMatchObject({
      receipt: { points: 80 },
    })
  })

  test('sent again gets the same answer and changes nothing', async () => {
    const { student, id } = await started()
    await guest.does(exam.result, resultOf(id, 80))
    clock.pass(minutes(1))
    const before = await attemptOf(student)
    expect(await guest.does(exam.result, resultOf(id, 80))).toEqual({ accepted: true })
    expect(await attemptOf(student)).toEqual(before)
  })

  test('another one afterwards is refused', async () => {
    const { student, id } = await started()
    await guest.does(exam.result, resultOf(id, 30))
    expect(await guest.refused(exam.result, resultOf(id, 100))).toMatchObject({
      status: 409,
      code: 'exam-closed',
    })
    expect(await attemptOf(student)).toMatchObject({ points: 30, passed: false })
  })

  test('that is not genuine is refused', async () => {
    const { student, id } = await started()
    const other = await started()
    const forged = [
      resultOf(id, 100, 'another secret'),
      { body: { ...resultOf(id, 30).body, points: 100 } },
      { body: { ...resultOf(other.id, 100).body, attempt: id } },
      resultOf(idOf('no attempt'), 100),
    ]
    for (const one of forged)
      expect(await guest.refused(exam.result, one)).toMatchObject({ code: 'result-failed' })
    expect(await attemptOf(student)).toMatchObject({ status: 'OPEN' })
  })
})

describe('the provider’s result is the one that counts', () => {
  test('a student cannot hand in an empty exam in its place', async () => {
    const { student, id } = await started()
    await as(student).call(exam.submit, { params: { id } })
    expect(await guest.call(exam.result, resultOf(id, 80))).toMatchObject({ status: 200 })
  })

  test('it is taken when it comes after the time', async () => {
    const { id } = await started()
    clock.pass(minutes(20) + seconds(5))
    await examClock({ db, clock })()
    expect(await guest.call(exam.result, resultOf(id, 80))).toMatchObject({ status: 200 })
  })
})

test('a result that is signed with SECRET, which no provider holds, is refused', async () => {
  const { id } = await started()
  expect(await guest.refused(exam.result, resultOf(id, 80, rajt.settings.SECRET))).toMatchObject({
    code: 'result-failed',
  })
  expect(await guest.does(exam.result, resultOf(id, 80))).toEqual({ accepted: true })
})
