import { auth } from '@rajt/contract/auth'
import { course } from '@rajt/contract/course'
import { onboarding } from '@rajt/contract/onboarding'
import { personality } from '@rajt/contract/personality'
import { expect, test } from 'vitest'
import { gabor } from '../../test/cast.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { transact } from '../plumbing/transact.ts'
import { currentSemester } from '../programme/current.ts'

const { as, db, enter, settled } = await buildTestRajt()

const rowsOf = (id: string) => db.selectFrom('onboarding').selectAll().where('account_id', '=', id).execute()

test('a student is onboarded for the current semester', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  const { user } = await as(student).does(onboarding.onboard, { body: {} })
  expect(user.onboarded).toEqual({ '2040-41-1': true })
  expect((await as(student).does(auth.user)).user).toEqual(user)
})

test('twice is once', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  await Promise.all(Array.from({ length: 5 }, () => as(student).does(onboarding.onboard, { body: {} })))
  expect(await rowsOf(student.id)).toHaveLength(1)
})

test('nobody onboards for another semester', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  const body = { onboarded: { '2041-42-1': true } } as never
  expect(await as(student).refused(onboarding.onboard, { body })).toMatchObject({
    fields: { onboarded: { rule: 'unknown' } },
  })
  expect(await rowsOf(student.id)).toEqual([])
})

test('students alone are onboarded', async () => {
  expect(await as(gabor).refused(onboarding.onboard, { body: {} })).toMatchObject({ code: 'not-allowed' })
})

test('the way in: onboarding, then the test, then everything', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'onboarding-needed' })
  await as(student).does(onboarding.onboard, { body: {} })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'personality-needed' })
  const { statements } = await as(student).does(personality.test)
  await as(student).does(personality.answer, {
    body: { answers: statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) })) },
  })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'personality-needed' })
  await as(student).does(personality.select, { body: { personality: 'PM' } })
  await as(student).does(course.progress)
})

async function begin(key: string, number: number): Promise<void> {
  const { id, ...old } = await currentSemester(db)
  await transact(db, async (tx) => {
    await tx.updateTable('semester').set({ is_current: false }).where('id', '=', id).execute()
    await tx
      .insertInto('semester')
      .values({ ...old, key, number, is_current: true })
      .execute()
  })
  await settled()
}

test('a new semester asks everybody to be onboarded again', async () => {
  const student = await enter()
  await as(student).does(course.progress)
  await begin('2040-41-2', 2)
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'onboarding-needed' })
  const { user } = await as(student).does(onboarding.onboard, { body: {} })
  expect(user).toMatchObject({ onboarded: { '2040-41-2': true }, projectRole: 'MEMBER' })
  const { currentProgress, oldProgresses } = await as(student).does(course.progress)
  expect(currentProgress).toMatchObject({
    semester: '2040-41-2',
    number: 2,
    status: 'INACTIVE',
    moduleProgresses: [],
  })
  expect(oldProgresses).toMatchObject([
    { semester: '2040-41-1', moduleCount: 7, modulesCompleted: 0, reachable: 700 },
  ])

  await begin('2041-42-1', 1)
  await as(student).does(onboarding.onboard, { body: {} })
  const again = await as(student).does(course.progress)
  expect(again.oldProgresses.map(({ semester }) => semester).toSorted()).toEqual(['2040-41-1', '2040-41-2'])
})
