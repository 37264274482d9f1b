import { expect, test } from 'vitest'
import { student } from '#office/student/calls.ts'
import { team } from '#teams/team/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { auditLog } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { enter } = await beginSecond(rajt)
const { publish, applied, accept } = teamsOf(rajt)

test('a request that ended without an answer says whose it was and why, and stands on their page', async () => {
  const owner = await enter()
  const project = await publish(owner, 'Mosásidő')
  await accept(owner, await applied(await enter(), project))
  const waiting = await enter({ surname: 'Váró', firstname: 'Vanda' })
  await applied(waiting, project)
  await as(owner).does(team.complete)
  const { lines } = await as(gabor).does(auditLog.list, { body: { search: 'varo vanda' } as never })
  expect(lines[0]).toMatchObject({
    act: 'application-voided',
    reason: 'team-complete',
    about: { surname: 'Váró', firstname: 'Vanda' },
  })
  const own = await as(gabor).does(student.one, { params: { id: waiting.id } })
  expect(own.lines.map(({ act }) => act)).toContain('application-voided')
})

test('what was done with a project is about its owner', async () => {
  const owner = await enter({ surname: 'Gazda', firstname: 'Gergő' })
  await publish(owner, 'Kölcsönpolc')
  const { lines } = await as(gabor).does(auditLog.list, { body: { groups: ['teams'] } as never })
  expect(lines[0]).toMatchObject({ about: { surname: 'Gazda', firstname: 'Gergő' } })
})
