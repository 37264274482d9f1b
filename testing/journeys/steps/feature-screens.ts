import type { APIRequestContext } from '@playwright/test'
import { settingsAndPushScreens } from '#announcements/push/screens.ts'
import { authoringScreens } from '#course/authoring/screens.ts'
import { certificateScreens } from '#course/certificate/screens.ts'
import { keptLessonsScreens } from '#course/course/screens.ts'
import { glossaryScreens } from '#course/glossary/screens.ts'
import { firstMedium, mediaScreens } from '#course/media/screens.ts'
import { regradeScreens } from '#course/regrade/screens.ts'
import { onePagerScreens } from '#documents/one-pager/screens.ts'
import { accountScreens } from '#office/account/screens.ts'
import { deskScreens } from '#office/desk/screens.ts'
import { importScreens } from '#office/imports/screens.ts'
import { statisticsScreens } from '#office/statistics/screens.ts'
import { studentScreens } from '#office/student/screens.ts'
import { nameChangeScreens } from '#people/name-change/screens.ts'
import { courseOf } from './course.ts'
import { nextEvent } from './events.ts'
import { mentorScreens } from './mentor-screens.ts'
import { paletteScreens } from './palette-screens.ts'

type Tokens = Record<'student' | 'mentor' | 'office', string | undefined>

/** The screens that features name in files of their own, and an address of each of their pages with a parameter. */
export async function featureScreens(request: APIRequestContext, { student, mentor, office }: Tokens) {
  const onePagers = await onePagerScreens(request)
  const students = await studentScreens(request)
  const { modules, lessons } = await courseOf(request, office ?? '')
  const certificates = await certificateScreens(request)
  const imports = await importScreens(request, office ?? '')
  return {
    addresses: {
      'one-pager-details': onePagers.details,
      student: students.address,
      certificate: certificates.address,
      import: imports.address,
      'authoring-thing': `/modules/write/${lessons[0]?.id}`,
      'authoring-questions': `/modules/questions/${modules[0]?.id}`,
      'bank-files': `/modules/questions/${modules[0]?.id}/files`,
      'glossary-term': '/glossary/mvp',
      medium: await firstMedium(request, office ?? ''),
      event: await nextEvent(request, student),
    },
    screens: [
      ...onePagers.screens,
      ...students.screens,
      ...(await accountScreens(request, office ?? '')),
      ...certificates.screens,
      ...(await deskScreens(request)),
      ...(await authoringScreens(request, office ?? '')),
      ...(await regradeScreens(request)),
      ...(await nameChangeScreens(request)),
      ...imports.screens,
      ...(await statisticsScreens(request)),
      ...mediaScreens(office),
      ...glossaryScreens({
        student,
        office,
        lesson: `/lessons/${lessons[0]?.id}`,
        table: `/lessons/${lessons[7]?.id}`,
      }),
      ...keptLessonsScreens(student),
      ...settingsAndPushScreens(student, office),
      ...paletteScreens(student, office),
      ...(await mentorScreens(request, mentor ?? '')),
    ],
  }
}
