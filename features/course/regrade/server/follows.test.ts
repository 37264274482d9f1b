import { describe, expect, test } from 'vitest'
import { certificate } from '#course/certificate/calls.ts'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { remark } from '#course/remark/calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { REASON, regradingOf } from '#testing/server/regrading.ts'
import { regrade } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock } = rajt
const regrading = await regradingOf(rajt)
const { preview, repair, sit, resultOf, rulings, wrong, right } = regrading
const own = async (who: Person) => (await as(who).does(regrade.own)).notices
const takeBack = () => regrading.takeBack('single')
const promptOf = { single: (await regrading.contentOf('single')).hu.prompt }

describe('what follows', () => {
  test('a failed exam that passes opens the next module, and taking it back closes it', async () => {
    const student = await enter()
    await sit(student, { single: [wrong], multiple: null, ordering: null })
    const isOpen = async () =>
      (await as(student).does(course.progress)).currentProgress?.moduleProgresses[1]?.unlocked
    expect([(await resultOf(student)).passed, await isOpen()]).toEqual([false, false])
    await repair('multiple')
    await repair('ordering')
    expect([(await resultOf(student)).passed, await isOpen()]).toEqual([true, true])
    expect(await own(student)).toHaveLength(2)
    await regrading.takeBack('ordering')
    await regrading.takeBack('multiple')
    expect([(await resultOf(student)).passed, await isOpen()]).toEqual([false, false])
  })

  test('a report is answered with it: by the mail of the new result, or by one of its own', async () => {
    const [lifted, other] = [await enter(), await enter()]
    for (const [student, single] of [
      [lifted, [wrong]],
      [other, [right]],
    ] as const) {
      await sit(student, { single: [...single], multiple: null, ordering: null, 'true-false': null })
      const { id, questions } = await sit(student, { single: [...single] })
      const shown = await as(student).does(exam.attempt, { params: { id } })
      const position = shown.questions.find(({ prompt }) => prompt === promptOf.single)?.position ?? 0
      expect(questions).toHaveLength(4)
      await as(student).does(exam.report, {
        params: { id },
        body: { position, comment: 'Két jó válasz van.' },
      })
    }
    expect(await rulings('single')).toMatchObject({ reports: 2 })
    await repair('single', { kind: 'also-accept', answers: [{ options: [wrong] }] })
    const { remarks } = await as(gabor).does(remark.list, { body: { status: ['ANSWERED'] } })
    expect(remarks.map(({ answer }) => answer)).toEqual([REASON.hu, REASON.hu])
    const templates = async (who: Person) => (await rajt.mails(who.email)).map(({ template }) => template)
    expect(await templates(lifted)).toEqual(['exam-regraded'])
    expect(await templates(other)).toEqual(['remark-answered'])
    await takeBack()
  })

  test('a notice stays on the home page until it was seen, by its student alone', async () => {
    const student = await enter()
    await sit(student, { single: [wrong] })
    await repair('single')
    const [notice] = await own(student)
    const params = { id: notice?._id ?? '' }
    expect(await as(anna).refused(regrade.seen, { params })).toMatchObject({ code: 'not-found' })
    await as(student).does(regrade.seen, { params })
    await as(student).does(regrade.seen, { params })
    expect(await own(student)).toEqual([])
    await takeBack()
  })

  test('who went on meanwhile keeps what was begun when a result is taken back', async () => {
    const student = await enter()
    await sit(student, { single: [wrong], multiple: null, ordering: null })
    await repair('multiple')
    await repair('ordering')
    clock.pass(minutes(1))
    const next = await regrading.begin(student, 2)
    await regrading.takeBack('ordering')
    await regrading.takeBack('multiple')
    expect((await as(student).does(exam.submit, { params: { id: next } })).receipt).toMatchObject({
      points: 0,
    })
  })

  test('a certificate that says the result of before is superseded, and holds again once it is taken back', async () => {
    const { completeCourse, download, check, rows } = await certificatesOf(rajt)
    const student = await enter()
    await completeCourse(student)
    await sit(student, { single: [wrong] })
    await download(student)
    const [{ code } = { code: '' }] = await rows(student)
    const status = async () => (await check(code)).body as { status: string; percent: number }
    expect(await status()).toMatchObject({ status: 'VALID' })
    await repair('single')
    expect(await status()).toMatchObject({ status: 'SUPERSEDED' })
    await takeBack()
    expect(await status()).toMatchObject({ status: 'VALID' })
    await repair('single', { reasons: { hu: 'Mégis.', en: 'After all.' } })
    await download(student)
    expect((await rows(student)).map((row) => row.status)).toEqual(['SUPERSEDED', 'VALID'])
    expect((await as(student).does(certificate.standing)).semesters[0]?.certificate?.status).toBe('VALID')
    await takeBack()
  })

  test('lists, ranks and grades count the new result', async () => {
    const student = await enter()
    await sit(student, { single: [wrong] })
    const standing = () =>
      db
        .selectFrom('standing')
        .select(['points', 'modules_completed'])
        .where('account_id', '=', student.id)
        .executeTakeFirstOrThrow()
    expect(await standing()).toEqual({ points: (await resultOf(student)).points, modules_completed: 1 })
    await repair('single')
    expect(await standing()).toEqual({ points: 100, modules_completed: 1 })
    const { currentProgress } = await as(student).does(course.progress)
    expect(currentProgress?.moduleProgresses[0]?.exam.counts).toMatchObject({ points: 100, passed: true })
    const { changed } = await preview('single', { kind: 'as-asked' })
    expect(changed.find((one) => one.student._id === student.id)).toMatchObject({
      before: { points: 100 },
      after: { points: regrading.withoutSingle },
    })
    await takeBack()
  })
})
