import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import { course } from '#course/course/calls.ts'
import { student } from '#office/student/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { profile } from '#people/profile/calls.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import { programme } from '#programme/programme/calls.ts'
import { tally } from '#testing/server/at-once.ts'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import type { Person } from '#testing/server/people.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { account } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter } = rajt
const colleague = (officeScope: Person['officeScope'] = null) =>
  enter({ role: 'OFFICE', university: null, officeScope })
const set = (by: Person, { id }: Person, was: OfficeScope, scope: OfficeScope) =>
  as(by).call(account.setScope, { params: { id }, body: { scope, was } })
const linesAbout = ({ id }: Person) =>
  db
    .selectFrom('audit')
    .select(['detail', 'actor_id'])
    .where('subject_id', '=', id)
    .where('act', '=', 'office-scope-changed')
    .orderBy('id')
    .execute()
const rowOf = async ({ id, email }: Person) =>
  (await as(gabor).does(account.list, { body: { search: email } as never })).accounts.find(
    ({ _id }) => _id === id,
  )

describe('what a colleague may do', () => {
  test('is another from their next request on, ends nothing, and leaves a line', async () => {
    const zita = await colleague()
    await as(zita).does(student.list, { params: { role: 'OFFICE' }, body: {} as never })
    expect(await set(gabor, zita, 'FULL', 'EDITOR')).toMatchObject({ status: 200 })
    expect((await as(zita).does(auth.user)).user).toMatchObject({ _id: zita.id, officeScope: 'EDITOR' })
    expect(
      await as(zita).refused(student.list, { params: { role: 'OFFICE' }, body: {} as never }),
    ).toMatchObject({ code: 'full-access-needed', status: 403 })
    await as(zita).does(authoring.tree)
    await set(gabor, zita, 'EDITOR', 'READER')
    await as(zita).does(student.list, { params: { role: 'OFFICE' }, body: {} as never })
    expect(await as(zita).refused(programme.openRegistration)).toMatchObject({ code: 'full-access-needed' })
    await set(gabor, zita, 'READER', 'FULL')
    await as(zita).does(people.invite, { body: inviteForm() })
    expect(await linesAbout(zita)).toEqual([
      { detail: { from: 'FULL', to: 'EDITOR' }, actor_id: gabor.id },
      { detail: { from: 'EDITOR', to: 'READER' }, actor_id: gabor.id },
      { detail: { from: 'READER', to: 'FULL' }, actor_id: gabor.id },
    ])
  })

  test('is shown in the list of accounts, and offered of colleagues alone', async () => {
    const zita = await colleague('READER')
    expect(await rowOf(zita)).toMatchObject({ officeScope: 'READER', can: { setScope: true } })
    expect(await rowOf(gabor)).toMatchObject({ officeScope: 'FULL', can: { setScope: false } })
    expect(await rowOf(anna)).toMatchObject({ officeScope: null, can: { setScope: false } })
  })

  test('sent again changes nothing, and what somebody else has set meanwhile is told', async () => {
    const zita = await colleague()
    await set(gabor, zita, 'FULL', 'EDITOR')
    expect(await set(gabor, zita, 'FULL', 'EDITOR')).toMatchObject({ status: 200 })
    expect(await linesAbout(zita)).toHaveLength(1)
    expect(await set(gabor, zita, 'FULL', 'READER')).toMatchObject({
      status: 409,
      body: { code: 'account-changed', detail: { by: { firstname: gabor.firstname } } },
    })
  })

  test('is of members of the office, and never one’s own', async () => {
    expect(await set(gabor, gabor, 'FULL', 'READER')).toMatchObject({ body: { code: 'own-account' } })
    for (const who of [anna, emese])
      expect(await set(gabor, who, 'FULL', 'READER')).toMatchObject({ body: { code: 'not-found' } })
    const reader = await colleague('READER')
    expect(await set(reader, reader, 'READER', 'FULL')).toMatchObject({
      body: { code: 'full-access-needed' },
    })
  })

  test('is given with the invitation, to the office alone', async () => {
    const form = inviteForm({ role: 'OFFICE', officeScope: 'EDITOR' })
    expect(await as(gabor).does(people.invite, { body: form })).toMatchObject({ officeScope: 'EDITOR' })
    const mentor = inviteForm({ role: 'MENTOR', officeScope: 'READER' })
    expect(await as(gabor).refused(people.invite, { body: mentor })).toMatchObject({
      code: 'invalid-request',
      fields: { officeScope: { rule: 'unknown' } },
    })
  })
})

describe('an editor', () => {
  test('sees nobody but themselves', async () => {
    const editor = await colleague('EDITOR')
    const file = new Blob([new Uint8Array(png({ width: 200, height: 200, channels: 3 }))])
    for (const who of [anna, editor]) await as(who).does(profile.changePicture, { files: { file } })
    expect(await as(editor).refused(profile.picture, { params: { id: anna.id } })).toMatchObject({
      code: 'not-found',
    })
    await as(editor).does(profile.picture, { params: { id: editor.id } })
    expect(await as(editor).refused(course.suggestions, { query: {} })).toMatchObject({
      code: 'full-access-needed',
    })
  })
})

describe('a reader', () => {
  test('is offered nothing to do', async () => {
    const reader = await colleague('READER')
    const nothing = { correct: false, disable: false, enable: false, setScope: false }
    const { accounts } = await as(reader).does(account.list, { body: {} as never })
    expect(accounts.length).toBeGreaterThan(5)
    for (const { can } of accounts) expect(can).toEqual(nothing)
  })
})

describe('somebody with full access always stays', () => {
  const alone = async () => {
    const [a, b] = [await colleague(), await colleague()]
    await set(a, gabor, 'FULL', 'READER')
    return [a, b] as const
  }

  test('the database itself keeps the last one', async () => {
    const last = db.updateTable('account').set({ office_scope: 'READER' }).where('id', '=', gabor.id)
    await db
      .updateTable('account')
      .set({ office_scope: 'READER' })
      .where('role', '=', 'OFFICE')
      .where('id', '<>', gabor.id)
      .execute()
    await expect(last.execute()).rejects.toMatchObject({
      constraint: 'the_office_keeps_an_active_account',
    })
    const disabling = db
      .updateTable('account')
      .set({ disabled_at: rajt.clock.now() })
      .where('id', '=', gabor.id)
    await expect(disabling.execute()).rejects.toMatchObject({
      constraint: 'the_office_keeps_an_active_account',
    })
  })

  test('of two who narrow each other one wins, and the other may do nothing any more', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await colleague(), await colleague()]
      const answers = await Promise.all([set(a, b, 'FULL', 'READER'), set(b, a, 'FULL', 'EDITOR')])
      expect(tally(answers)).toEqual({ 200: 1, 403: 1 })
      expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
        code: 'full-access-needed',
      })
    }
  })

  test('of the only two, who narrow and disable each other, one stays', async () => {
    const [a, b] = await alone()
    const answers = await Promise.all([
      set(a, b, 'FULL', 'READER'),
      as(b).call(account.disable, { params: { id: a.id }, body: { reason: 'Elment.' } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers[0]?.status === 200 ? a : b
    expect(await set(winner, gabor, 'READER', 'FULL')).toMatchObject({ status: 200 })
  })
})
