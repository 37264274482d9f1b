import { expect, test } from 'vitest'
import { dataExport } from '#office/data-export/calls.ts'
import { project } from '#teams/project/calls.ts'
import { emese, ferenc, gabor } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { progressReportsOf } from '#testing/server/progress-reports.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { statistics } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const inTheFirst = await as(gabor).does(statistics.ofOffice, { params: { university: 'all' } })
const { enter, ready, join, upload } = await progressReportsOf(rajt)
const { apply, applied, reject } = teamsOf(rajt)
const { mentor, asked, accept: acceptAsMentor } = mentoringOf(rajt)

test('the figures of teams are those of the rows, each for the own university', async () => {
  const at = { university: 'szte' }
  const { owner, project: id } = await ready('Első', at)
  await join(owner, id)
  await upload(owner)
  await reject(owner, await applied(await enter(at), id))
  await apply(await enter({ university: 'bme' }), id)
  const guide = await mentor()
  await acceptAsMentor(guide, await asked(owner, guide))
  await as(await enter(at)).does(project.create, { body: described('Második') })
  const dissolving = await enter(at)
  await as(dissolving).does(project.create, { body: described('Harmadik') })
  await as(dissolving).does(project.dissolve, { body: {} })
  await ready('Máshol', { university: 'bme' })

  const own = await as(emese).does(statistics.ofUniversity)
  expect(own.teams).toEqual({
    projects: { CREATED: 1, DRAFT: 0, PUBLISHED: 1, DISSOLVED: 1 },
    students: { inTeam: 3, without: own.students - 3 },
    applications: { PENDING: 1, ACCEPTED: 1, REJECTED: 1, REVOKED: 0, VOID: 0 },
    mentors: { mentored: 1, without: 1 },
    reports: { uploaded: 1, without: 1 },
  })
  expect((await as(ferenc).does(statistics.ofUniversity)).teams).toMatchObject({
    projects: { PUBLISHED: 1 },
    applications: { PENDING: 0 },
    reports: { uploaded: 0, without: 1 },
  })
  const all = await as(gabor).does(statistics.ofOffice, { params: { university: 'all' } })
  expect(all.teams).toMatchObject({ students: { inTeam: 4 }, reports: { uploaded: 1, without: 2 } })
  const { exports } = await as(gabor).does(dataExport.previews)
  expect(exports.find(({ name }) => name === 'applications')?.rows).toBe(3 + 4)
})

test('a first semester has no figures of teams', () => expect(inTheFirst.teams).toBeNull())
