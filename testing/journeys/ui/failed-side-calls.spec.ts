import { type APIRequestContext, expect } from '@playwright/test'
import type { Viewer } from '#app/web/viewer.ts'
import { courseOf } from '../steps/course.ts'
import { nextEvent } from '../steps/events.ts'
import { firstMedium } from '../steps/media.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { post, tokenOf } from '../steps/people.ts'
import { projectNamed } from '../steps/projects.ts'
import { test } from '../steps/second-semester.ts'
import { everyPageOf, looksOf, walk } from '../steps/walk-failing.ts'

const second = onOwnServer('semester-2')
const first = onOwnServer('semester-1')
const LONG_MS = 3_600_000

test('a page without one of its answers stays, says so, and asks no more than a few times', async ({
  browser,
  request,
  baseURL,
}) => {
  const looks = { owner: ['/'], mentor: ['/'] }
  expect(await walk(browser, baseURL ?? '', await looksOf(request, looks), false)).toEqual([])
})

const walkers = [
  [first, '1 STUDENT', 'finisher'],
  [first, '1 MENTOR', 'mentor'],
  [first, '1 OFFICE', 'office'],
  [first, '1 UNIVERSITY', 'university'],
  [second, 'FORMER', 'former'],
  [second, '2 OWNER', 'owner'],
  [second, '2 MEMBER', 'student'],
  [second, '2 MENTOR', 'mentor'],
  [second, '2 OFFICE', 'office'],
  [second, '2 UNIVERSITY', 'university'],
] as const satisfies readonly (readonly [typeof first, Viewer, string])[]

for (const [alone, viewer, name] of walkers)
  alone(
    `every page of ${viewer} stays without any one of its answers, however it fails`,
    {
      tag: '@long',
    },
    async ({ browser, request, baseURL }) => {
      alone.setTimeout(LONG_MS)
      const looks = await everyPageOf(request, viewer, name, await addressesFor(request, viewer, name))
      expect(await walk(browser, baseURL ?? '', looks, true)).toEqual([])
    },
  )

async function addressesFor(request: APIRequestContext, viewer: Viewer, name: string) {
  const token = await tokenOf(request, `${name}@rajt.example`)
  const { modules, lessons } = await courseOf(request, token)
  const isSecond = viewer.startsWith('2')
  const isStaff = /OFFICE|UNIVERSITY/.test(viewer)
  const students =
    isStaff &&
    (await post(request, `/find-student/all/${name === 'office' ? 'office' : 'university'}`, {}, token))
  const isOffice = name === 'office'
  const found = viewer === '2 OWNER' && (await post(request, '/find-member/all', {}, token))
  return {
    ...(lessons[0] && { lesson: `/lessons/${lessons[0].id}` }),
    ...(modules[0] && { exam: `/tests/${modules[0].id}` }),
    'exam-error': '/tests/error/module-locked',
    'own-personality': '/detail/PM',
    event: await nextEvent(request, token),
    ...(isSecond && {
      'project-detail': `/project/project-detail/${await projectNamed(request, 'Kölcsönpolc')}`,
    }),
    ...(isOffice && modules[0] && (await authoringAddresses(request, token, modules[0].id))),
    ...(students && { student: `/students/${students.students[0]._id}` }),
    ...(found && { member: `/my-project/team/member-finder/details/${found.members[0]._id}` }),
  }
}

/** A question is the page with most parts: its statistics, its versions and what was ruled. */
async function authoringAddresses(request: APIRequestContext, token: string, module: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { questions } = await (
    await request.get(`/api/authoring/module/${module}/questions`, { headers })
  ).json()
  return {
    'authoring-thing': `/modules/write/${questions[0]._id}`,
    'authoring-questions': `/modules/questions/${module}`,
    'bank-files': `/modules/questions/${module}/files`,
    medium: await firstMedium(request, token),
  }
}
