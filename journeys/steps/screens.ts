import type { APIRequestContext } from '@playwright/test'
import { courseOf } from './course.ts'
import { acceptedStudent, tokenOf } from './people.ts'

export interface Screen {
  name: string
  path: string
  /** Null for guests. */
  token: string | null
}

/** Every screen of the product, with somebody who may see it. */
export async function allScreens(request: APIRequestContext): Promise<Screen[]> {
  const [student, mentor, office, university] = await Promise.all(
    ['student', 'mentor', 'office', 'university'].map((name) => tokenOf(request, `${name}@rajt.example`)),
  )
  const entering = await acceptedStudent(request, 'accepted')
  const { modules, lessons } = await courseOf(request, student ?? '')
  const attempt = await startExam(request, student ?? '', modules[2]?.id ?? '')
  const someToken = 'A'.repeat(43)
  const of = (token: string | null | undefined, who: string, paths: Record<string, string>): Screen[] =>
    Object.entries(paths).map(([name, path]) => ({ name: `${who}-${name}`, path, token: token ?? null }))
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
      'register-failed': '/auth/register/failed',
      'verify-email': '/auth/verify-email',
      'verify-email-success': `/auth/verify-email/success/${someToken}`,
      'registration-confirm': '/auth/registration-confirm',
    }),
    ...of(entering.token, 'entering', { onboard: '/onboard' }),
    ...of(student, 'student', {
      dashboard: '/',
      modules: '/modules',
      lesson: `/lessons/${lessons[0]?.id}`,
      'exam-intro': `/tests/${modules[0]?.id}`,
      exam: `/tests/${modules[2]?.id}?attempt=${attempt}`,
      'exam-error': '/tests/error/module-locked',
      'personality-welcome': '/personality/welcome',
      'personality-detail': '/personality/detail/CTO',
      'personality-test': '/personality',
      'personality-success': '/personality/success',
      'own-personality': '/detail/PM',
      settings: '/settings',
      'settings-password': '/settings?tab=password',
      'settings-personality': '/settings?tab=personality',
      help: '/help',
      'not-found': '/errors/error-404',
    }),
    ...of(mentor, 'mentor', { modules: '/modules', settings: '/settings' }),
    ...of(office, 'office', {
      'registration-confirmation': '/registration-confirmation',
      modules: '/modules',
      people: '/settings?tab=people',
      semester: '/settings?tab=semester',
    }),
    ...of(university, 'university', { 'registration-confirmation': '/registration-confirmation' }),
  ]
}

async function startExam(request: APIRequestContext, token: string, moduleId: string): Promise<string> {
  const response = await request.post('/api/init-module-test', {
    headers: { authorization: `Bearer ${token}` },
    data: { moduleId, platform: 'WEB' },
  })
  const { redirectUrl } = await response.json()
  return new URL(redirectUrl).searchParams.get('attempt') ?? ''
}
