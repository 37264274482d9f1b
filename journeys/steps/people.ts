import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

const PASSWORD = 'Kiscsillag-7'

export interface Student {
  surname: string
  firstname: string
  email: string
  username: string
  neptun: string
  university: string
  password: string
}

/** Somebody nobody has met yet, also by none of her names and codes; every journey has its own. */
export function newStudent(): Student {
  const id = Array.from({ length: 9 }, () => randomInt(36).toString(36)).join('')
  return {
    surname: 'Őrsi',
    firstname: 'Tünde',
    email: `tunde.${id}@hallgatok.example`,
    username: `tunde.${id}`,
    neptun: id.slice(-6).toUpperCase(),
    university: 'szte',
    password: PASSWORD,
  }
}

async function post(request: APIRequestContext, path: string, data: unknown, token?: string) {
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
  for (let tries = 0; tries < 40; tries++) {
    const list = await (await request.get('/dev/mail')).text()
    for (const [, id, title = '', to] of list.matchAll(
      /<a href="\/dev\/mail\/([^"]+)">([^<]*)<\/a><br><small>([^ ]+) /g,
    )) {
      if (to !== email || !subject.test(title)) continue
      const mail = await (await request.get(`/dev/mail/${id}`)).text()
      const link = mail.match(/<a href="([^"]+)"/)?.[1]
      if (link) return new URL(link).pathname
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email} about ${subject}`)
}

/** A student who has registered and not looked into her mail yet. */
export async function registeredStudent(request: APIRequestContext): Promise<Student> {
  const student = newStudent()
  const rest = { acceptPrivacyPolicy: true, privacyVersion: '2026-09-01', language: 'hu' }
  await post(request, '/auth/register', { ...student, ...rest })
  return student
}

/** A student whom the office has accepted; `until` says how far she has come. */
export async function acceptedStudent(
  request: APIRequestContext,
  until: 'accepted' | 'tested' | 'enrolled' = 'enrolled',
) {
  const student = await registeredStudent(request)
  const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
  await post(request, `/auth/verify-email/${link.split('/').at(-1)}`, {})
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

/** Somebody the office has just invited: her address, and that of the page in her mail, below /app. */
export async function invitedPerson(
  request: APIRequestContext,
  role: 'STUDENT' | 'MENTOR',
  language: 'hu' | 'en' = 'hu',
): Promise<{ email: string; link: string }> {
  const { surname, firstname, email, neptun, university } = newStudent()
  const own = role === 'STUDENT' ? { neptun, university } : { neptun: null, university: null }
  const office = await tokenOf(request, 'office@rajt.example')
  await post(request, '/people/invite', { role, surname, firstname, email, language, ...own }, office)
  const link = await linkMailedTo(request, email, /Meghívó|invitation/)
  return { email, link: link.replace(/^\/app/, '') }
}

async function answerTest(request: APIRequestContext, token: string): Promise<void> {
  await post(request, '/auth/onboard', {}, token)
  const headers = { authorization: `Bearer ${token}` }
  const { statements } = await (await request.get('/api/personality-test', { headers })).json()
  const answers = statements.map(({ id }: { id: string }) => ({ id, score: 4 }))
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
