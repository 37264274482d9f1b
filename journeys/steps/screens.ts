import type { APIRequestContext, Page } from '@playwright/test'
import { courseOf, startExam, submitExam } from './course.ts'
import {
  acceptedStudent,
  askedForOtherAddress,
  invitedPerson,
  linkMailedTo,
  newStudent,
  registeredStudent,
  tokenOf,
  verified,
} from './people.ts'

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
  const someToken = 'A'.repeat(43)
  const { username } = await verified(request, await registeredStudent(request))
  const taken = await registeredStudent(request, { ...newStudent(), username })
  const link = (await linkMailedTo(request, taken.email, /Erősítsd meg/)).replace(/^\/app/, '')
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
      'forgot-password': '/auth/forgot-password',
      'forgot-password-success': '/auth/forgot-password/success',
      'change-password': `/auth/change-password/${someToken}`,
      'change-password-success': '/auth/change-password/success',
      'change-password-failed': '/auth/change-password/failed',
      register: '/auth/register',
      'register-success': '/auth/register/success',
      'register-empty': { path: '/auth/register', act: press(/^(Regisztrálok|Register)$/) },
      'register-invited': (await invitedPerson(request, 'STUDENT')).link,
      'setup-password': (await invitedPerson(request, 'MENTOR', 'hu', { username: newStudent().username }))
        .link,
      'register-failed': '/auth/register/failed',
      'verify-email': '/auth/verify-email',
      'verify-email-success': link,
      'verify-email-wrong-password': { path: link, act: proveWith('nem ez volt 1') },
      'verify-email-other-username': { path: link, act: proveWith(taken.password) },
      'verify-email-dead': `/auth/verify-email/success/${someToken}`,
      'confirm-email': await askedForOtherAddress(request),
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
      semester: '/settings?tab=semester',
      'semester-changes': { path: '/settings?tab=semester', act: changeThePassMark },
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

const proveWith = (password: string) => async (page: Page) => {
  await page.getByLabel(/^(Jelszó|Password)$/).fill(password)
  await press(/^(Megerősítem|Verify)$/)(page)
}
