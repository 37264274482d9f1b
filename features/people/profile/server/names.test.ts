import { describe, expect, test } from 'vitest'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { profile } from '../calls.ts'

const { as, guest, mails, db, enter } = await buildTestRajt()

const phishing = [
  'Win a phone at https://evil.example',
  'Ödön\nBcc: x',
  'evil.example',
  'Hívd: 06301234567',
  'a\u202eb',
]

describe('what people call themselves is no message to others', () => {
  test.each(phishing)('in a registration: %j', async (firstname) => {
    const body = registerForm({ firstname })
    expect(await guest.refused(registration.register, { body })).toMatchObject({
      code: 'invalid-request',
      fields: { firstname: { rule: 'format' } },
    })
    expect(await mails(body.email)).toEqual([])
  })

  test.each(phishing)('in an invitation: %j', async (surname) => {
    const body = inviteForm({ surname })
    expect(await as(gabor).refused(people.invite, { body })).toMatchObject({
      fields: { surname: { rule: 'format' } },
    })
  })

  test.each(phishing)('in a profile: %j', async (surname) => {
    const { username } = anna
    expect(
      await as(anna).refused(profile.save, { body: { surname, firstname: 'A', username } }),
    ).toMatchObject({ fields: { surname: { rule: 'format' } } })
  })

  test.each(['Anna2', 'a/b', 'a\nb', 'a@b', 'An\u200bna', 'O\u0308'])(
    'nor in the database, whoever writes it: %j',
    async (surname) => {
      const change = db.updateTable('account').set({ surname }).where('id', '=', anna.id)
      await expect(change.execute()).rejects.toThrow(
        'a_name_has_no_digits_lines_addresses_or_invisible_signs',
      )
    },
  )
})

describe('a username', () => {
  const save = (who: typeof anna, username: string) =>
    as(who).call(profile.save, { body: { surname: who.surname, firstname: who.firstname, username } })

  test.each(['KISS.LILI', 'kíss.lili', 'k1ss.lili', 'kiss.1i1i'])(
    'that looks like somebody’s is taken: %s',
    async (username) => {
      const owner = await enter({ username: 'kiss.lili' })
      expect(await save(await enter(), username)).toMatchObject({
        status: 409,
        body: { code: 'username-taken', fields: { username: { rule: 'taken' } } },
      })
      await db
        .updateTable('account')
        .set({ username: `u.${owner.id.slice(0, 8)}` })
        .where('id', '=', owner.id)
        .execute()
    },
  )

  test.each(['ａdmin', 'oﬃce', 'Iroda', 'rajt', 'supp0rt'])(
    'is not one of the platform’s: %s',
    async (username) => {
      expect(await save(await enter(), username)).toMatchObject({
        status: 400,
        body: { fields: { username: { rule: 'reserved' } } },
      })
    },
  )

  test.each([
    ['OFFICE', 'kovacs.iroda', 200],
    ['OFFICE', 'iroda', 400],
    ['OFFICE', 'rajt.iroda', 400],
    ['UNIVERSITY', 'kovacs.egyetem', 200],
    ['UNIVERSITY', 'kovacs.iroda', 400],
    ['MENTOR', 'kovacs.egyetem', 400],
  ] as const)(
    'of %s may say what they are beside a name of their own: %s, %i',
    async (role, username, status) => {
      const university = role === 'UNIVERSITY' ? 'bme' : null
      const answer = await save(await enter({ role, university }), username)
      expect(answer.status).toBe(status)
      if (status === 400) expect(answer.body).toMatchObject({ fields: { username: { rule: 'reserved' } } })
    },
  )

  test.each(['...', '_._', 'аnna', 'αnna.k', '-anna', 'a..b'])(
    'has the form of one: %s',
    async (username) => {
      expect(await save(await enter(), username)).toMatchObject({
        status: 400,
        body: { fields: { username: { rule: 'format' } } },
      })
      const change = db.updateTable('account').set({ username }).where('id', '=', anna.id)
      await expect(change.execute()).rejects.toThrow('a_username_is_latin_with_single_marks_between')
    },
  )
})
