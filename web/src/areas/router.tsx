import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { paths } from '../plumbing/paths.ts'
import { session } from '../plumbing/session.ts'
import { BrokenPage, BrokenPart } from '../ui/broken-page.tsx'
import { enter } from './enter.ts'
import type { Kind } from './guard.ts'
import { guard } from './guard-routes.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import {
  deadInvitationSearch,
  deadLinkSearch,
  isUuid,
  listSearch,
  type Search,
  type SettingsSearch,
  textOf,
} from './search.ts'

const root = createRootRoute({ component: Outlet, errorComponent: BrokenPage })

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  component: lazyRouteComponent(() => import('./guest-layout.tsx'), 'GuestLayout'),
})
/** What mailed links open (decision A4). */
const link = createRoute({
  getParentRoute: () => guest,
  id: 'link',
  component: lazyRouteComponent(() => import('./link-layout.tsx'), 'LinkLayout'),
})
/** Full-width pages before the own area: onboarding and personality. */
const entry = createRoute({
  getParentRoute: () => root,
  id: 'entry',
  component: lazyRouteComponent(() => import('./entry-layout.tsx'), 'EntryLayout'),
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
})

const student = ['ENROLLED'] as const
const staff = ['OFFICE', 'UNIVERSITY'] as const
/** The settings hold what staff must set up before anything else opens. */
const settingsOf = ['ENROLLED', 'MENTOR', 'OFFICE', 'UNIVERSITY', 'SECOND_FACTOR'] as const
const everybody = ['ENROLLED', 'MENTOR', 'OFFICE', 'UNIVERSITY'] as const

const forgotPassword = () => import('../auth/forgot-password-page.tsx')
const changePassword = () => import('../auth/change-password-page.tsx')
const register = () => import('../registration/register-page.tsx')
const invited = () => import('../registration/invited-page.tsx')
const verify = () => import('../registration/verify-email-page.tsx')
const personality = () => import('../personality/type-pages.tsx')

function guestPage<const P extends string>(path: P, component: RouteComponent) {
  return createRoute({ getParentRoute: () => guest, path, component, beforeLoad: guard('guest') })
}
function linkPage<const P extends string>(path: P, component: RouteComponent) {
  return createRoute({ getParentRoute: () => link, path, component, beforeLoad: guard('link') })
}
function entryPage<const P extends string>(path: P, kind: Kind, component: RouteComponent) {
  return createRoute({ getParentRoute: () => entry, path, component, beforeLoad: guard(kind) })
}
function page<const P extends string>(path: P, kind: Kind, component: RouteComponent) {
  return createRoute({ getParentRoute: () => inside, path, component, beforeLoad: guard(kind) })
}

/** A path nobody owns: the 404 page for the signed-in, sign-in for guests (decision R2). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async () => {
    await enter()
    throw redirect({ to: session.get().user ? paths.notFound : paths.login, replace: true })
  },
})

/** The prefix by which other clients know the personality area (spec 2). */
function alias<const P extends string>(path: P, to: '/personality' | '/personality/success') {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })
}

/** Every address of the product and whom it is for (spec 2). */
const tree = root.addChildren([
  unknown,
  alias('/personality-test', paths.personalityTest),
  alias('/personality-test/success', paths.personalitySuccess),
  guest.addChildren([
    guestPage(
      paths.login,
      lazyRouteComponent(() => import('../auth/login-page.tsx'), 'LoginPage'),
    ),
    guestPage(paths.forgotPassword, lazyRouteComponent(forgotPassword, 'ForgotPasswordPage')),
    guestPage(paths.forgotPasswordSuccess, lazyRouteComponent(forgotPassword, 'ForgotPasswordSuccessPage')),
    guestPage(paths.changePasswordSuccess, lazyRouteComponent(changePassword, 'ChangePasswordSuccessPage')),
    createRoute({
      getParentRoute: () => guest,
      path: paths.changePasswordFailed,
      beforeLoad: guard('guest'),
      validateSearch: deadLinkSearch,
      component: lazyRouteComponent(changePassword, 'ChangePasswordFailedPage'),
    }),
    guestPage(paths.register, lazyRouteComponent(register, 'RegisterPage')),
    guestPage(paths.registerSuccess, lazyRouteComponent(register, 'RegisterSuccessPage')),
    createRoute({
      getParentRoute: () => guest,
      path: paths.registerFailed,
      beforeLoad: guard('guest'),
      validateSearch: deadInvitationSearch,
      component: lazyRouteComponent(
        () => import('../registration/dead-invitation.tsx'),
        'RegisterFailedPage',
      ),
    }),
    guestPage(paths.verifyEmail, lazyRouteComponent(verify, 'VerifyEmailPage')),
    guestPage(paths.registrationConfirm, lazyRouteComponent(verify, 'RegistrationConfirmPage')),
    link.addChildren([
      linkPage(paths.changePassword, lazyRouteComponent(changePassword, 'ChangePasswordPage')),
      linkPage(paths.registerInvited, lazyRouteComponent(invited, 'RegisterInvitedPage')),
      linkPage(paths.setupPassword, lazyRouteComponent(invited, 'SetupPasswordPage')),
      linkPage(
        paths.verifyEmailSuccess,
        lazyRouteComponent(() => import('../registration/verify-link-page.tsx'), 'VerifyLinkPage'),
      ),
      linkPage(
        paths.confirmEmail,
        lazyRouteComponent(() => import('../registration/confirm-email-page.tsx'), 'ConfirmEmailPage'),
      ),
    ]),
  ]),
  entry.addChildren([
    entryPage(
      paths.onboard,
      'onboarding',
      lazyRouteComponent(() => import('../onboarding/onboard-page.tsx'), 'OnboardPage'),
    ),
    entryPage(paths.personalityWelcome, 'personality', lazyRouteComponent(personality, 'WelcomePage')),
    entryPage(paths.personalityDetail, 'personality', lazyRouteComponent(personality, 'DetailPage')),
    entryPage(
      paths.personalityTest,
      'personality',
      lazyRouteComponent(() => import('../personality/test-page.tsx'), 'TestPage'),
    ),
    entryPage(
      paths.personalitySuccess,
      'personality',
      lazyRouteComponent(() => import('../personality/success-page.tsx'), 'SuccessPage'),
    ),
  ]),
  inside.addChildren([
    page(
      paths.home,
      everybody,
      lazyRouteComponent(() => import('../dashboard/dashboard-page.tsx'), 'DashboardPage'),
    ),
    page(
      paths.modules,
      everybody,
      lazyRouteComponent(() => import('../course/modules-page.tsx'), 'ModulesPage'),
    ),
    page(
      paths.lesson,
      everybody,
      lazyRouteComponent(() => import('../course/lesson-page.tsx'), 'LessonPage'),
    ),
    page(
      paths.testError,
      student,
      lazyRouteComponent(() => import('../exam/error-page.tsx'), 'ErrorPage'),
    ),
    page(paths.ownPersonality, student, lazyRouteComponent(personality, 'OwnPersonalityPage')),
    page(
      paths.help,
      everybody,
      lazyRouteComponent(() => import('../help/help-page.tsx'), 'HelpPage'),
    ),
    page(
      paths.notFound,
      everybody,
      lazyRouteComponent(() => import('../ui/not-found-page.tsx'), 'NotFoundPage'),
    ),
    createRoute({
      getParentRoute: () => inside,
      path: paths.test,
      beforeLoad: guard(student),
      validateSearch: ({ attempt }: Search): { attempt?: string } => (isUuid(attempt) ? { attempt } : {}),
      component: lazyRouteComponent(() => import('../exam/exam-page.tsx'), 'ExamPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: paths.settings,
      beforeLoad: guard(settingsOf),
      validateSearch: (search: Search): SettingsSearch => ({
        ...listSearch(search),
        ...textOf(search, 'tab'),
      }),
      component: lazyRouteComponent(() => import('../profile/settings-page.tsx'), 'SettingsPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: paths.registrationConfirmation,
      beforeLoad: guard(staff),
      validateSearch: listSearch,
      component: lazyRouteComponent(
        () => import('../registration/confirmation-page.tsx'),
        'ConfirmationPage',
      ),
    }),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  basepath: '/app',
  // A page that cannot be shown leaves the frame around it.
  defaultErrorComponent: BrokenPart,
  defaultPreload: 'intent',
  scrollRestoration: true,
  trailingSlash: 'never',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
