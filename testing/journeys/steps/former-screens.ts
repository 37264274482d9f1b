import type { Page } from '@playwright/test'
import { meanings } from '#platform/contract/errors.ts'
import type { SecondSemester } from './feature-screens.ts'
import { acceptedStudent, tokenOf } from './people.ts'

/** What a student sees who takes no part in the semester, one who enters it, and one some of whose answers do not come. */
export const formerScreens: SecondSemester = async (request, { owner }) => {
  const former = await tokenOf(request, 'former@rajt.example')
  const { token: entering } = await acceptedStudent(request, 'accepted')
  return [
    { name: 'former-home', path: '/', token: former },
    { name: 'former-modules', path: '/modules', token: former },
    { name: 'former-one-pager', path: '/one-pager', token: former },
    { name: 'former-home-failed', path: '/', token: former, prepare: failSideCalls },
    { name: 'owner-home-failed', path: '/', token: owner, prepare: failSideCalls },
    { name: 'entering-second', path: '/onboard', token: entering },
  ]
}

const SIDE = /\/api\/(certificate|one-pager|requests\/mine|rescue\/mine|news\/more)/

const failSideCalls = (page: Page) =>
  page.route(SIDE, (route) => {
    const { status, hu, en } = meanings.internal
    const isEnglish = route.request().headers()['accept-language']?.startsWith('en')
    return route.fulfill({
      status,
      json: { status, code: 'internal', message: isEnglish ? en : hu, requestId: 'journey' },
    })
  })
