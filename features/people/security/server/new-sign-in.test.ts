import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { tidy } from '#people/auth/server/tidy.ts'
import { days, hours } from '#platform/server/clock.ts'
import { limits } from '#platform/server/limits.ts'
import { times } from '#testing/server/at-once.ts'
import { PASSWORD } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { secondFactors } from '#testing/server/second-factor.ts'
import { security } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, from, mails, db, enter, clock, settings } = rajt
const { withApp, nextCode } = secondFactors(rajt)

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  newerFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}
interface With {
  agent?: keyof typeof agents
  address?: string
  password?: string
  secondFactor?: string
}
const signIn = (
  { email }: Person,
  { agent = 'firefox', address = '84.3.1.1', password = PASSWORD, secondFactor }: With = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: { 'user-agent': agents[agent] },
    payload: { email, password, ...(secondFactor && { secondFactor }) },
  })
const told = async ({ email }: Person) =>
  (await mails(email)).filter(({ template }) => template === 'new-sign-in')

test('the first sign-in after registering is mailed to nobody', async () => {
  const student = await enter()
  expect((await signIn(student)).statusCode).toBe(200)
  expect(await told(student)).toEqual([])
})

test('the same browser in the same network is not new, nor is its next version', async () => {
  const student = await enter()
  await signIn(student)
  await signIn(student)
  await signIn(student, { agent: 'newerFirefox', address: '84.3.200.9' })
  expect(await told(student)).toEqual([])
})

test.each<[string, With, string]>([
  ['another device', { agent: 'phone' }, 'Safari · iOS'],
  ['another place', { address: '5.187.0.1' }, 'Firefox · Windows'],
  ['an IPv6 network of another provider', { address: '2001:db8::1' }, 'Firefox · Windows'],
])('%s is mailed once, with the device and the time', async (_, other, device) => {
  const student = await enter()
  await signIn(student)
  expect((await signIn(student, other)).statusCode).toBe(200)
  await signIn(student, other)
  const [mail, ...more] = await told(student)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Új helyről vagy eszközről jelentkeztek be a fiókodba')
  expect(mail?.text).toContain(device)
  expect(mail?.text).toContain('2040.')
})

test('a wrong password is mailed to nobody, wherever it comes from', async () => {
  const student = await enter()
  await signIn(student)
  expect((await signIn(student, { agent: 'phone', password: 'Rajt2027' })).statusCode).toBe(401)
  expect(await told(student)).toEqual([])
})

test('with a second factor it is mailed once the code was right', async () => {
  const { person, key } = await withApp()
  await signIn(person, { secondFactor: nextCode(key) })
  expect((await signIn(person, { agent: 'phone', secondFactor: '000000' })).statusCode).not.toBe(200)
  expect(await told(person)).toEqual([])
  expect((await signIn(person, { agent: 'phone', secondFactor: nextCode(key) })).statusCode).toBe(200)
  const [mail] = await told(person)
  expect(mail?.text).toContain(`Kedves ${person.firstname}!`)
})

test('eight sign-ins at once with a new device are one mail', async () => {
  const student = await enter()
  await signIn(student)
  const replies = await times(8, () => signIn(student, { agent: 'phone' }))
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(1)
  expect(await told(student)).toHaveLength(1)
})

test('a mailbox is not filled: so many a day, and the first one is among them', async () => {
  const student = await enter()
  await signIn(student)
  for (let n = 0; n < limits.newSignInMails.hits + 3; n++)
    await signIn(student, { address: `${30 + n}.1.1.1` })
  expect(await told(student)).toHaveLength(limits.newSignInMails.hits)
  clock.pass(days(1))
  await signIn(student, { address: '99.1.1.1' })
  expect(await told(student)).toHaveLength(limits.newSignInMails.hits + 1)
})

test('a place that is known under the SECRET before is not new under the next one', async () => {
  const student = await enter()
  await signIn(student)
  const before = settings.SECRET
  settings.SECRET = 'the next SECRET'
  settings.SECRET_PREVIOUS = before
  await signIn(student)
  expect(await told(student)).toEqual([])
  settings.SECRET_PREVIOUS = ''
  await signIn(student, { agent: 'phone', address: '5.187.0.1' })
  expect(await told(student)).toHaveLength(1)
  settings.SECRET = before
})

test('what is known is forgotten a year after the last time, but never all of it', async () => {
  const student = await enter()
  await signIn(student)
  clock.pass(hours(1))
  await signIn(student, { agent: 'phone' })
  clock.pass(days(366))
  await tidy(db, clock.now())
  const kept = await db
    .selectFrom('known_sign_in')
    .select('device')
    .where('account_id', '=', student.id)
    .execute()
  expect(kept).toEqual([{ device: 'Safari · iOS' }])
})

test('the list of sessions says which were opened from this network, and names programs', async () => {
  const student = await enter()
  const { token } = (await signIn(student)).json()
  await signIn(student, { agent: 'phone' })
  await signIn(student, { address: '5.187.0.1' })
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '84.3.1.1',
    headers: { 'user-agent': 'curl/8.14.1' },
    payload: { email: student.email, password: PASSWORD },
  })
  const { sessions } = await from('84.3.1.1', token).does(security.sessions)
  const seen = sessions.map(({ device, isSameNetwork }) => `${device} ${isSameNetwork}`).toSorted()
  expect(seen).toEqual([
    'Firefox · Windows false',
    'Firefox · Windows true',
    'Safari · iOS true',
    'curl true',
    'null false',
  ])
  expect((await from('84.3.1.1', token).call(auth.user)).status).toBe(200)
})
