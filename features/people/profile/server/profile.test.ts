import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { anna, csilla, emese, gabor, hanna, PASSWORD } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { profile } from '../calls.ts'
import type { SpokenLanguage } from '../spoken.ts'

const { as, guest, mails, db, enter } = await buildTestRajt()

describe('saving', () => {
  test.each([emese, gabor, hanna])('$username changes their own name and username', async (who) => {
    const body = { surname: ' Őszi ', firstname: 'Ödön', username: `${who.username}.uj` }
    const { user } = await as(who).does(profile.save, { body })
    expect(user).toMatchObject({
      surname: 'Őszi',
      firstname: 'Ödön',
      username: `${who.username}.uj`,
      email: who.email,
    })
    expect((await as(who).does(auth.user)).user).toEqual(user)
  })

  test('a taken username is told, in any case', async () => {
    const student = await enter()
    for (const username of [anna.username, anna.username.toUpperCase()])
      expect(await as(student).refused(profile.save, { body: { username } })).toMatchObject({
        status: 409,
        code: 'username-taken',
        fields: { username: { rule: 'taken' } },
      })
  })

  test('their own username in another case is not taken', async () => {
    const student = await enter()
    const username = student.username.toUpperCase()
    await as(student).does(profile.save, { body: { username } })
  })

  test.each(['email', 'role', 'university', 'neptun', 'personality', '_id', 'university_id', 'disabled_at'])(
    'nobody gives themselves another %s',
    async (field) => {
      const body = { surname: 'A', firstname: 'B', username: 'valaki', [field]: 'OFFICE' }
      expect(await as(anna).refused(profile.save, { body })).toMatchObject({
        fields: { [field]: { rule: 'unknown' } },
      })
    },
  )
})

describe('the languages that a student speaks', () => {
  const spoken = (firstLanguage: SpokenLanguage, secondLanguage: SpokenLanguage | null) => ({
    body: { firstLanguage, secondLanguage },
  })

  test('are none, one or two, and another time others', async () => {
    const student = as(await enter())
    const kept = async () => (await student.does(profile.spoken)).languages
    expect(await kept()).toBeNull()
    await student.does(profile.saveSpoken, spoken('hu', 'en'))
    expect(await kept()).toEqual({ firstLanguage: 'hu', secondLanguage: 'en' })
    await student.does(profile.saveSpoken, spoken('sk', null))
    expect(await kept()).toEqual({ firstLanguage: 'sk', secondLanguage: null })
  })

  test('are not the same twice', async () => {
    expect(await as(anna).refused(profile.saveSpoken, spoken('hu', 'hu'))).toMatchObject({
      fields: { secondLanguage: { rule: 'taken' } },
    })
  })

  test.each([
    'two_languages_of_a_student_differ',
    'a_second_language_has_a_first',
    'only_students_have_spoken_languages',
  ])('the database holds: %s', async (constraint) => {
    const broken = {
      two_languages_of_a_student_differ: { of: anna, first_language: 'hu', second_language: 'hu' },
      a_second_language_has_a_first: { of: anna, first_language: null, second_language: 'en' },
      only_students_have_spoken_languages: { of: gabor, first_language: 'hu', second_language: null },
    }[constraint]
    const { of, ...languages } = broken ?? { of: anna }
    await expect(
      db
        .updateTable('account')
        .set(languages as object)
        .where('id', '=', of.id)
        .execute(),
    ).rejects.toThrow(constraint)
  })
})

describe('the language', () => {
  test('is that of the mails', async () => {
    const student = await enter()
    await as(student).does(profile.language, { body: { language: 'en' } })
    await guest.does(auth.forgotPassword, { body: { email: student.email } })
    expect(await mails(student.email)).toMatchObject([{ language: 'en' }])
  })

  test('may be chosen before onboarding', async () => {
    expect(await as(csilla).does(profile.language, { body: { language: 'en' } })).toMatchObject({
      user: { language: 'en' },
    })
  })

  test('changes no session', async () => {
    const student = await enter()
    const { token } = await guest.does(auth.login, { body: { email: student.email, password: PASSWORD } })
    await as(student).does(profile.language, { body: { language: 'hu' } })
    const { length } = await db
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', student.id)
      .execute()
    expect([token.length, length]).toEqual([43, 2])
  })
})
