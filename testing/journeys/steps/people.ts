import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'

export const NEWCOMERS_PASSWORD = 'Kiscsillag-7'

export interface Student {
  surname: string
  firstname: string
  email: string
  username: string
  neptun: string
  university: string
  password: string
}

/** Somebody nobody has met yet, also by none of their names and codes; every journey has its own. */
export function newStudent(): Student {
  const id = Array.from({ length: 9 }, () => randomInt(36).toString(36)).join('')
  return {
    surname: 'Őrsi',
    firstname: 'Tünde',
    email: `tunde.${id}@hallgatok.example`,
    username: `tunde.${id}`,
    neptun: id.slice(-6).toUpperCase(),
    university: 'szte',
    password: NEWCOMERS_PASSWORD,
  }
}

/** A call that must succeed. */
export async function post(request: APIRequestContext, path: string, data: unknown, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.post(`/api${path}`, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** The bearer token of a demonstration account or of a student made here. */
export async function tokenOf(
  request: APIRequestContext,
  email: string,
  password = 'Rajt2026',
): Promise<string> {
  return (await post(request, '/auth/login', { email, password })).token
}

/** The newest mail to an address whose subject matches: the address behind its button. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  const link = await mailedTo(request, email, subject, /<a href="([^"]+)"/)
  return new URL(link).pathname
}

/** The same: the code to type. */
export const codeMailedTo = (request: APIRequestContext, email: string, subject: RegExp): Promise<string> =>
  mailedTo(request, email, subject, />(\w{4} \w{4})</)

async function mailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
  wanted: RegExp,
): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const list = await (await request.get('/dev/mail')).text()
    for (const [, id, title = '', to] of list.matchAll(
      /<a href="\/dev\/mail\/([^"]+)">([^<]*)<\/a><br><small>([^ ]+) /g,
    )) {
      if (to !== email || !subject.test(title)) continue
      const mail = await (await request.get(`/dev/mail/${id}`)).text()
      const found = mail.match(wanted)?.[1]
      if (found) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email} about ${subject}`)
}

/** A student who has registered and not looked into their mail yet. */
export async function registeredStudent(
  request: APIRequestContext,
  student = newStudent(),
): Promise<Student> {
  const rest = { acceptPrivacyPolicy: true, privacyVersion: PRIVACY_VERSION, language: 'hu' }
  await post(request, '/auth/register', { ...student, ...rest })
  return student
}

/** The same student, whose address is proven. */
export async function verified(request: APIRequestContext, student: Student): Promise<Student> {
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  const { password } = student
  await post(request, `/auth/verify-email/${link.split('/').at(-1)}`, { password })
  return student
}

/** A student whom the office has accepted; `until` says how far they have come. */
export async function acceptedStudent(
  request: APIRequestContext,
  until: 'accepted' | 'tested' | 'enrolled' = 'enrolled',
) {
  const student = await verified(request, await registeredStudent(request))
  const office = await tokenOf(request, 'office@rajt.example')
  const { data } = await post(
    request,
    '/registration-confirmations/all/office',
    { search: student.email },
    office,
  )
  await post(request, `/registration-confirmations/accept/${data[0]._id}`, {}, office)
  const token = await tokenOf(request, student.email, student.password)
  if (until !== 'accepted') await answerTest(request, token)
  if (until === 'enrolled') await post(request, '/personality-test/select', { personality: 'PM' }, token)
  return { ...student, token }
}

/** Somebody the office has just invited: their address, and that of the page in their mail, below /app. */
export async function invitedPerson(
  request: APIRequestContext,
  role: 'STUDENT' | 'MENTOR',
  language: 'hu' | 'en' = 'hu',
  known: { username?: string } = {},
): Promise<{ email: string; link: string }> {
  const { surname, firstname, email, neptun, university } = newStudent()
  const own = role === 'STUDENT' ? { neptun, university } : { neptun: null, university: null }
  const office = await tokenOf(request, 'office@rajt.example')
  await post(
    request,
    '/people/invite',
    { role, surname, firstname, email, language, ...own, ...known },
    office,
  )
  const link = await linkMailedTo(request, email, /Meghívó|invitation/)
  return { email, link: link.replace(/^\/app/, '') }
}

/** The office sends an invitation again: the link before it is dead. */
export async function sendInvitationAgain(request: APIRequestContext, email: string): Promise<void> {
  const office = await tokenOf(request, 'office@rajt.example')
  const { data } = await post(request, '/people/invitations', { search: email }, office)
  await post(request, `/people/invitations/resend/${data[0]._id}`, {}, office)
}

/** The page in the mail to the address that an invited person gave instead of the invitation's, below /app. */
export async function askedForOtherAddress(request: APIRequestContext): Promise<string> {
  const { username, password, email } = newStudent()
  const { link } = await invitedPerson(request, 'MENTOR')
  await post(request, `/auth/register/${link.split('/').at(-1)}`, { username, password, email })
  return (await linkMailedTo(request, email, /új e-mail-címedet/)).replace(/^\/app/, '')
}

async function answerTest(request: APIRequestContext, token: string): Promise<void> {
  await post(request, '/auth/onboard', {}, token)
  const headers = { authorization: `Bearer ${token}` }
  const { statements } = await (await request.get('/api/personality-test', { headers })).json()
  const answers = statements.map(({ id }: { id: string }, n: number) => ({ id, score: 1 + (n % 5) }))
  await post(request, '/personality-test', { answers }, token)
}

/** Opens the product as somebody who is signed in on this device. */
export async function openAs(page: Page, token: string, path = '/'): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('opened')) localStorage.setItem('rajt.token', JSON.stringify(kept))
    sessionStorage.setItem('opened', 'yes')
  }, token)
  await page.goto(`/app${path}`)
}

/** Somebody has tried so many wrong passwords here that even the owner's own place needs a code. */
export async function guessedAt(request: APIRequestContext, email: string): Promise<void> {
  const guess = () => request.post('/api/auth/login', { data: { email, password: 'nem-ez-az-1' } })
  for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 5 }, guess))
}

/** Registers one mailbox as often as that works without a code. */
export async function registeredOften(request: APIRequestContext): Promise<Student> {
  const student = newStudent()
  const rest = { acceptPrivacyPolicy: true, privacyVersion: PRIVACY_VERSION, language: 'hu' }
  for (let n = 0; n < 5; n++) await post(request, '/auth/register', { ...student, ...rest })
  return student
}
