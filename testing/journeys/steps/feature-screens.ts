import type { APIRequestContext } from '@playwright/test'
import { accountScreens } from './account-screens.ts'
import { authoringScreens } from './authoring-screens.ts'
import { certificateScreens } from './certificate-screens.ts'
import { courseOf } from './course.ts'
import { deskScreens } from './desk-screens.ts'
import { nextEvent } from './events.ts'
import { glossaryScreens } from './glossary-screens.ts'
import { importScreens } from './import-screens.ts'
import { keptLessonsScreens } from './kept-lessons-screens.ts'
import { firstMedium, mediaScreens } from './media-screens.ts'
import { mentorScreens } from './mentor-screens.ts'
import { nameChangeScreens } from './name-change-screens.ts'
import { onePagerScreens } from './one-pager-screens.ts'
import { paletteScreens } from './palette-screens.ts'
import { regradeScreens } from './regrade-screens.ts'
import { settingsAndPushScreens } from './settings-and-push-screens.ts'
import { statisticsScreens } from './statistics-screens.ts'
import { studentScreens } from './student-screens.ts'

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
