import type { APIRequestContext } from '@playwright/test'
import { inPhase, refuseLesson, withEarlierSemester } from './another-time.ts'
import { firstCast } from './cast.ts'
import { courseOf, startExam, submitExam } from './course.ts'
import { nextEvent } from './events.ts'
import { inLineAt } from './exam-line.ts'
import { firstSemesterScreens } from './feature-screens.ts'
import { mentorScreens } from './mentor-screens.ts'
import type { Screen } from './open-screen.ts'
import { paletteScreens } from './palette-screens.ts'
import {
  acceptedStudent,
  askedForOtherAddress,
  guessedAt,
  invitedPerson,
  linkMailedTo,
  newStudent,
  registeredOften,
  registeredStudent,
  verified,
} from './people.ts'
import { answerAllTheSame, beforeTheTest, testedFor } from './personality.ts'
import { plainScreens } from './plain-screens.ts'
import { withEarlierNotice } from './privacy.ts'
import { fillRegistration } from './register.ts'
import { passExam } from './right-answers.ts'
import {
  changeThePassMark,
  chooseANarrowPicture,
  chooseReset,
  enterAs,
  moveTheStart,
  openWithoutNetwork,
  press,
  previewNews,
  proveWith,
  rejectTooLate,
  showKey,
  signInAs,
  turnOn,
  writeTooMuch,
} from './screen-acts.ts'
import { newStaff, newStaffWithApp } from './staff.ts'

/** Every screen of the product at a width, with somebody who may see it. */
export async function allScreens(request: APIRequestContext, width: number): Promise<Screen[]> {
  return (await everyScreen(request)).filter(({ onlyAt }) => !onlyAt || onlyAt === width)
}

/** Every screen of the product, with somebody who may see it. */
export async function everyScreen(request: APIRequestContext): Promise<Screen[]> {
  const cast = await firstCast(request)
  const { student, mentor, office, university, editor } = cast
  const entering = await acceptedStudent(request, 'accepted')
  const untested = await beforeTheTest(request)
  const tied = await testedFor(request, ['CTO', 'Creative'])
  const { modules, lessons } = await courseOf(request, student)
  const examOf = (token: string, module: number) => startExam(request, token, modules[module]?.id ?? '')
  const lesson = `/lessons/${lessons[0]?.id}`
  const exam = `/tests/${modules[2]?.id}?attempt=${await examOf(student, 2)}`
  const finished = await acceptedStudent(request)
  const failed = await submitExam(request, finished.token, await examOf(finished.token, 0))
  const graded = await acceptedStudent(request)
  await submitExam(request, graded.token, await examOf(graded.token, 0))
  const last = await submitExam(request, graded.token, await examOf(graded.token, 0))
  const [passing, waiting] = [await acceptedStudent(request), await acceptedStudent(request)]
  const passed = await passExam(request, passing.token, modules[0]?.id ?? '')
  const features = await firstSemesterScreens(request, cast)
  const [guarded, tested] = [await newStaffWithApp(request), await acceptedStudent(request, 'tested')]
  const someToken = 'A'.repeat(43)
  const [guessed, registered] = [newStudent(), await registeredOften(request)]
  const { username } = await verified(request, await registeredStudent(request))
  const taken = await registeredStudent(request, { ...newStudent(), username })
  const link = below(await linkMailedTo(request, taken.email, /Erősítsd meg/))
  const of = (
    token: Screen['token'] | undefined,
    who: string,
    paths: Record<string, string | Omit<Screen, 'name' | 'token'>>,
  ): Screen[] =>
    Object.entries(paths).map(([name, at]) => ({
      ...(typeof at === 'string' ? { path: at } : at),
      name: `${who}-${name}`,
      token: token ?? null,
    }))
  const addresses = {
    'change-password': await resetLink(request, entering.email),
    'register-invited': (await invitedPerson(request, 'STUDENT')).link,
    'setup-password': (await invitedPerson(request, 'MENTOR', 'hu', { username: newStudent().username }))
      .link,
    'verify-email-success': link,
    'confirm-email': await askedForOtherAddress(request),
    'personality-detail': '/personality/detail/CTO',
    'own-personality': '/detail/PM',
    'project-detail': `/project/project-detail/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
    lesson,
    exam: `/tests/${modules[0]?.id}`,
    'exam-error': '/tests/error/module-locked',
    'authoring-questions': `/modules/questions/${modules[0]?.id}`,
    'bank-files': `/modules/questions/${modules[0]?.id}/files`,
    event: await nextEvent(request, student),
    ...features.addresses,
  }
  const people = {
    GUEST: null,
    ONBOARDING: entering.token,
    PERSONALITY: untested.token,
    '1 STUDENT': student,
    '1 MENTOR': mentor,
    '1 OFFICE': office,
    '1 EDITOR': editor,
    '1 UNIVERSITY': university,
  }
  return [
    ...plainScreens(addresses, people),
    ...of(null, 'guest', {
      parts: '/dev/parts',
      'parts-dialog': { path: '/dev/parts', act: press(/^(Megerősítés kérése|Ask for confirmation)$/) },
      'login-code': {
        path: '/auth/login',
        // Anew each time: wrong guesses are forgotten after a while, and a sweep takes longer.
        prepare: () => guessedAt(request, guessed.email),
        act: (page) => signInAs(page, guessed),
      },
      'second-factor': { path: '/auth/login', act: (page) => enterAs(page, guarded) },
      'second-factor-recovery': {
        path: '/auth/login',
        act: async (page) => {
          await enterAs(page, guarded)
          await press(/tartalékkódot|recovery code/)(page)
        },
      },
      'change-password-dead': `/auth/change-password/${someToken}`,
      'register-privacy': {
        path: '/auth/register',
        act: press(/^(Adatkezelési tájékoztató|Privacy notice)$/),
      },
      'register-empty': { path: '/auth/register', act: press(/^(Regisztrálok|Register)$/) },
      'register-sent': {
        path: '/auth/register',
        act: async (page) => {
          await fillRegistration(page, newStudent())
          await page.waitForURL(/register\/success/)
        },
      },
      'register-code': { path: '/auth/register', act: (page) => fillRegistration(page, registered) },
      'register-expired': `/auth/register/failed?why=expired&accessToken=${someToken}`,
      'register-renewed': {
        path: `/auth/register/failed?why=expired&accessToken=${someToken}`,
        act: press(/^(Új meghívót kérek|Send me a new invitation)$/),
      },
      'register-used': '/auth/register/failed?why=used',
      'verify-email-wrong-password': { path: link, act: proveWith('nem ez volt 1') },
      'verify-email-other-username': { path: link, act: proveWith(taken.password) },
      'verify-email-failed': `/auth/verify-email/success/${someToken}`,
      'confirm-email-failed': `/auth/confirm-email/${someToken}`,
    }),
    ...of(untested.token, 'entering', {
      'personality-test-uniform': { path: '/personality', act: answerAllTheSame },
    }),
    ...of(tied.token, 'entering', { 'personality-success-tie': '/personality/success' }),
    ...of(student, 'student', {
      grade: { path: '/', act: press(/Hogyan számoljuk|How is this calculated/) },
      menu: { path: '/', act: press(/^(Több|More)$/), onlyAt: 360 },
      'exam-running': exam,
      'exam-review': { path: exam, act: press(/^(Áttekintés|Review)$/) },
      'settings-picture-refused': { path: '/settings?tab=profile', act: chooseANarrowPicture },
      'link-of-another': `/auth/change-password/${someToken}`,
    }),
    ...of(student, 'student', {
      'dashboard-early': { path: '/', prepare: inPhase('before') },
      'modules-early': { path: '/modules', prepare: inPhase('before') },
      'lesson-early': { path: lesson, prepare: refuseLesson('semester-not-started') },
      'lesson-locked': `/lessons/${lessons.at(-3)?.id}`,
      'dashboard-over': {
        path: '/',
        prepare: inPhase('ended'),
        act: press(/Hogyan számoljuk|How is this calculated/),
      },
      'modules-over': { path: '/modules', prepare: inPhase('ended') },
      'modules-earlier': {
        path: '/modules',
        prepare: withEarlierSemester,
        act: press(/^(Leckék és|Lessons and)/),
      },
      'privacy-renewed': { path: '/modules', prepare: withEarlierNotice },
      'privacy-renewed-text': {
        path: '/modules',
        prepare: withEarlierNotice,
        act: press(/^(Elolvasom|Read it)$/),
      },
      'without-network': { path: '/', act: openWithoutNetwork },
      'suggestion-too-long': { path: lesson, act: writeTooMuch },
      'lesson-transcript': { path: lesson, act: press(/^(Leirat|Transcript)$/) },
      'modules-line': { path: '/modules', act: press(/^1\. /) },
    }),
    ...of(tested.token, 'entering', { 'personality-success': '/personality/welcome' }),
    ...of(waiting.token, 'student', { 'exam-in-line': inLineAt(`/tests/${modules[0]?.id}`) }),
    ...of(finished.token, 'student', { 'exam-receipt': `/tests/${modules[0]?.id}?attempt=${failed}` }),
    ...of(passing.token, 'student', { 'exam-passed': `/tests/${modules[0]?.id}?attempt=${passed}` }),
    ...of(graded.token, 'student', { 'exam-solutions': `/tests/${modules[0]?.id}?attempt=${last}` }),
    ...features.screens,
    ...paletteScreens(cast),
    ...(await mentorScreens(request, cast)),
    ...of(office, 'office', {
      'registration-accepted': '/registration-confirmation?status=%5B%22ACCEPTED%22%5D',
      'registration-security': {
        path: '/registration-confirmation?status=%5B%22ACCEPTED%22%5D',
        act: press(/^(Biztonság|Security):/),
      },
      people: '/settings?tab=people',
      news: '/news',
      'news-add': { path: '/news', act: press(/^(Új hír|New post)$/) },
      'news-preview': { path: '/news', act: previewNews },
      'news-remove': { path: '/news', act: press(/^(Törlés|Delete):/) },
      'event-add': { path: '/startup-lab-events', act: press(/^(Új esemény|New event)$/) },
      'event-categories': { path: '/startup-lab-events', act: press(/^(Kategóriák|Categories)$/) },
      'challenge-add': { path: '/corporate-problems', act: press(/^(Új kihívás|New challenge)$/) },
      'challenge-edit': { path: '/corporate-problems', act: press(/^(Szerkesztés|Edit):/) },
      'challenge-remove': { path: '/corporate-problems', act: press(/^(Törlés|Delete):/) },
      'challenge-details': { path: '/corporate-problems', act: press(/^(Részletek|Details):/) },
      invite: { path: '/settings?tab=people', act: press(/^(Új meghívás|New invitation)$/) },
      withdraw: { path: '/settings?tab=people', act: press(/^(Visszavonás|Withdraw):/) },
      'people-security': {
        path: `/settings?tab=people&search=${encodeURIComponent(guarded.email)}`,
        act: chooseReset,
      },
      semester: '/settings?tab=semester',
      'semester-start': { path: '/settings?tab=semester', act: moveTheStart },
      'semester-changes': { path: '/settings?tab=semester', act: changeThePassMark },
    }),
    ...of(guarded.token, 'staff', { 'second-factor-on': '/settings?tab=security' }),
    ...of((await newStaff(request, 'OFFICE')).token, 'staff', {
      'second-factor-off': '/settings?tab=security',
      'second-factor-key': { path: '/settings?tab=security', act: showKey },
    }),
    ...of(async () => (await newStaff(request, 'UNIVERSITY')).token, 'staff', {
      'recovery-codes': { path: '/settings?tab=security', act: turnOn },
    }),
    ...of(university, 'university', {
      'registration-confirmation': '/registration-confirmation',
      'news-edit': { path: '/news', act: press(/^(Szerkesztés|Edit):/) },
      'registration-accept': { path: '/registration-confirmation', act: press(/^(Elfogadás|Accept)/) },
      'registration-panel': { path: '/registration-confirmation', act: press(/ adatai$|^Details: /) },
      'registration-late': { path: '/registration-confirmation', act: rejectTooLate },
      'registration-reject': { path: '/registration-confirmation', act: press(/^(Elutasítás|Reject)/) },
    }),
  ]
}

const below = (link: string) => link.replace(/^\/app/, '')

async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  await request.post('/api/auth/forgot-password', { data: { email } })
  return below(await linkMailedTo(request, email, /Új jelszó/))
}
