import { type APIRequestContext, expect } from '@playwright/test'
import { post, tokenOf } from './people.ts'
import { inDays } from './semester.ts'

type Who = 'COMPLETED' | 'ALL'

/** The office prepares the second semester and opens it; answers its key. */
export async function openSecondSemester(request: APIRequestContext, who: Who): Promise<string> {
  const office = await tokenOf(request, 'office@rajt.example')
  const { CURRENT_ONBOARD_KEY: current } = await (await request.get('/api/context')).json()
  const semester = String(current).replace(/1$/, '2')
  const headers = { authorization: `Bearer ${office}` }
  const prepared = await request.put('/api/semesters/next', {
    headers,
    data: {
      semester,
      startsAt: inDays(-1),
      endsAt: inDays(120),
      onePagerDeadline: null,
      teamDeadline: inDays(30),
      progressReportDeadline: inDays(100),
      answerDays: 10,
      mentorCapacity: 3,
    },
  })
  if (!prepared.ok()) throw new Error(`prepare: ${prepared.status()} ${await prepared.text()}`)
  await expect(async () => {
    const { semesters } = await (await request.get('/api/semesters', { headers })).json()
    expect(
      semesters.find((one: { openedAt: string | null }) => one.openedAt === null)?.modules,
    ).toBeGreaterThan(0)
  }).toPass()
  await post(request, '/semesters/next/open', { semester, continuing: { who, neptun: [] } }, office)
  return semester
}
