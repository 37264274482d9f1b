import type { APIRequestContext, Page } from '@playwright/test'
import { courseOf, startExam, submitExam } from './course.ts'
import { acceptedStudent, invitedPerson, NEWCOMERS_PASSWORD, tokenOf } from './people.ts'
import { codeOf, newStaff, newStaffWithApp, type StaffWithApp } from './staff.ts'

export interface Screen {
  name: string
  path: string
  /** Null for guests. */
  token: string | null
  /** What is done on the page to see this, in either language. */
  act?: (page: Page) => Promise<void>
  /** Pixels; where only a phone has it. */
  onlyAt?: number
}

const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole('button', { name })
    .or(page.locator('summary').filter({ hasText: name }))
    .first()
    .click()

/** Every screen of the product at a width, with somebody who may see it. */
export async function allScreens(request: APIRequestContext, width: number): Promise<Screen[]> {
  const screens = await prepared(request)
  return screens.filter(({ onlyAt }) => !onlyAt || onlyAt === width)
}

async function prepared(request: APIRequestContext): Promise<Screen[]> {
  const [student, mentor, office, university] = await Promise.all(
    ['student', 'mentor', 'office', 'university'].map((name) => tokenOf(request, `${name}@rajt.example`)),
  )
  const entering = await acceptedStudent(request, 'accepted')
  const { modules, lessons } = await courseOf(request, student ?? '')
  const examOf = (token: string | undefined, module: number) =>
    startExam(request, token ?? '', modules[module]?.id ?? '')
  const exam = `/tests/${modules[2]?.id}?attempt=${await examOf(student, 2)}`
  const finished = await acceptedStudent(request)
  const failed = await submitExam(request, finished.token, await examOf(finished.token, 0))
  const graded = await acceptedStudent(request)
  await submitExam(request, graded.token, await examOf(graded.token, 0))
  const last = await submitExam(request, graded.token, await examOf(graded.token, 0))
  const guarded = await newStaffWithApp(request)
  const someToken = 'A'.repeat(43)
  const of = (
    token: string | null | undefined,
    who: string,
    paths: Record<string, string | Pick<Screen, 'path' | 'act' | 'onlyAt'>>,
  ): Screen[] =>
    Object.entries(paths).map(([name, at]) => ({
      ...(typeof at === 'string' ? { path: at } : at),
      name: `${who}-${name}`,
      token: token ?? null,
    }))
  return [
    ...of(null, 'guest', {
      login: '/auth/login',
      'second-factor': { path: '/auth/login', act: (page) => enterAs(page, guarded) },
      'second-factor-recovery': {
        path: '/auth/login',
        act: async (page) => {
          await enterAs(page, guarded)
          await press(/tartalékkódot|recovery code/)(page)
        },
      },
      'forgot-password': '/auth/forgot-password',
      'forgot-password-success': '/auth/forgot-password/success',
      'change-password': `/auth/change-password/${someToken}`,
      'change-password-success': '/auth/change-password/success',
      'change-password-failed': '/auth/change-password/failed',
      register: '/auth/register',
      'register-success': '/auth/register/success',
      'register-empty': { path: '/auth/register', act: press(/^(Regisztrálok|Register)$/) },
      'register-invited': (await invitedPerson(request, 'STUDENT')).link,
      'setup-password': (await invitedPerson(request, 'MENTOR')).link,
      'register-failed': '/auth/register/failed',
      'verify-email': '/auth/verify-email',
      'verify-email-success': `/auth/verify-email/success/${someToken}`,
      'registration-confirm': '/auth/registration-confirm',
    }),
    ...of(entering.token, 'entering', { onboard: '/onboard' }),
    ...of(student, 'student', {
      dashboard: '/',
      grade: { path: '/', act: press(/Hogyan jött ki|How did it come about/) },
      menu: { path: '/', act: press(/^(Menü|Menu)$/), onlyAt: 360 },
      modules: '/modules',
      lesson: `/lessons/${lessons[0]?.id}`,
      'exam-intro': `/tests/${modules[0]?.id}`,
      exam,
      'exam-review': { path: exam, act: press(/^(Áttekintés|Review)$/) },
      'exam-error': '/tests/error/module-locked',
      'personality-welcome': '/personality/welcome',
      'personality-detail': '/personality/detail/CTO',
      'personality-test': '/personality',
      'personality-success': '/personality/success',
      'own-personality': '/detail/PM',
      settings: '/settings',
      'settings-password': '/settings?tab=password',
      'settings-security': '/settings?tab=security',
      'settings-personality': '/settings?tab=personality',
      'settings-appearance': '/settings?tab=appearance',
      help: '/help',
      'not-found': '/errors/error-404',
      'link-of-another': `/auth/change-password/${someToken}`,
    }),
    ...of(finished.token, 'student', { 'exam-receipt': `/tests/${modules[0]?.id}?attempt=${failed}` }),
    ...of(graded.token, 'student', { 'exam-solutions': `/tests/${modules[0]?.id}?attempt=${last}` }),
    ...of(mentor, 'mentor', { modules: '/modules', settings: '/settings' }),
    ...of(office, 'office', {
      'registration-confirmation': '/registration-confirmation',
      modules: '/modules',
      people: '/settings?tab=people',
      invite: { path: '/settings?tab=people', act: press(/^(Új meghívás|New invitation)$/) },
      withdraw: { path: '/settings?tab=people', act: press(/^(Visszavonás|Withdraw):/) },
      'people-security': {
        path: `/settings?tab=people&search=${encodeURIComponent(guarded.email)}`,
        act: chooseReset,
      },
      semester: '/settings?tab=semester',
      'semester-changes': { path: '/settings?tab=semester', act: changeThePassMark },
    }),
    ...of(guarded.token, 'staff', { 'second-factor-on': '/settings?tab=security' }),
    ...of((await newStaff(request, 'OFFICE')).token, 'staff', {
      'second-factor-off': '/settings?tab=security',
      'second-factor-key': { path: '/settings?tab=security', act: showKey },
    }),
    ...of((await newStaff(request, 'UNIVERSITY')).token, 'staff', {
      'recovery-codes': { path: '/settings?tab=security', act: turnOn },
    }),
    ...of(university, 'university', {
      'registration-confirmation': '/registration-confirmation',
      'registration-accept': { path: '/registration-confirmation', act: press(/^(Elfogadás|Accept)/) },
      'registration-reject': { path: '/registration-confirmation', act: press(/^(Elutasítás|Reject)/) },
    }),
  ]
}

async function changeThePassMark(page: Page): Promise<void> {
  await page.getByLabel(/^(Sikerhatár|Pass mark)/).fill('60')
  await press(/^(Változások mentése|Save changes)$/)(page)
}

async function enterAs(page: Page, { email, password }: StaffWithApp): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await press(/^(Bejelentkezés|Sign in)$/)(page)
  await page.locator('[autocomplete=one-time-code]').waitFor()
}

async function chooseReset(page: Page): Promise<void> {
  await press(/^(Biztonság|Security):/)(page)
  await page.getByRole('dialog').getByRole('radio').last().check()
}

async function showKey(page: Page): Promise<void> {
  await press(/^(Bekapcsolás|Turn on)$/)(page)
  await page.locator('main input[type=password]').fill(NEWCOMERS_PASSWORD)
  await press(/^(Tovább|Continue)$/)(page)
  await page.locator('main svg[role=img]').waitFor()
}

async function turnOn(page: Page): Promise<void> {
  await showKey(page)
  await page.locator('[autocomplete=one-time-code]').fill(codeOf(await page.locator('main code').innerText()))
  await press(/^(Ellenőrzés és bekapcsolás|Check and turn on)$/)(page)
  await page.locator('main li code').first().waitFor()
}
