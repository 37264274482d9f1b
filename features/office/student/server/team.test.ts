import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { emese, ferenc, gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { progressReportsOf } from '#testing/server/progress-reports.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { student } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock } = rajt
const { enter, ready, join, upload } = await progressReportsOf(rajt)
const { applied, accept } = teamsOf(rajt)
const rowOf = async ({ id, email }: Person) => {
  const { students } = await as(gabor).does(student.list, {
    params: { role: 'OFFICE' },
    body: { search: email } as never,
  })
  return students.find(({ _id }) => _id === id)
}
const one = ({ id }: Person) => as(gabor).does(student.one, { params: { id } })

test('in a second semester staff see who is in which team, and as what', async () => {
  const { owner, project } = await ready('Kölcsönpolc')
  const member = await join(owner, project)
  const alone = await enter()
  const team = { project: { _id: project, name: 'Kölcsönpolc' } }
  expect(await rowOf(owner)).toMatchObject({ team: { ...team, isOwner: true } })
  expect(await rowOf(member)).toMatchObject({ team: { ...team, isOwner: false } })
  expect(await rowOf(alone)).toMatchObject({ team: null })

  expect(await one(alone)).toMatchObject({ student: { team: null }, project: null })
  expect(await one(member)).toMatchObject({ project: { mentor: null, reportAt: null } })
  await upload(owner)
  expect(await one(member)).toMatchObject({ project: { reportAt: clock.now().toISOString() } })
})

test('of a project of another university a coordinator sees its name alone', async () => {
  const { owner, project } = await ready('Máshol', { university: 'bme' })
  const member = await enter({ university: 'szte' })
  await accept(owner, await applied(member, project))
  const seen = (coordinator: Person) => as(coordinator).does(student.one, { params: { id: member.id } })
  expect(await seen(emese)).toMatchObject({
    student: { team: { project: { name: 'Máshol' }, isOwner: false } },
    project: null,
  })
  const own = { params: { id: owner.id } }
  expect(await as(ferenc).does(student.one, own)).toMatchObject({ project: { mentor: null } })
})

test('the Excel file of a second semester has teams where that of a first one has one-pagers', async () => {
  const { owner, project } = await ready('Rajtszám')
  const member = await join(owner, project)
  const sheet = async (search: string) => {
    const file = await as(gabor).does(student.xlsx, { query: { search, language: 'en' } as never })
    return (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows ?? []
  }
  const [header = [], row = []] = await sheet(owner.email)
  const at = header.indexOf('Project')
  expect(header[at + 1]).toBe('Role in the team')
  expect(header).not.toContain('One-pager handed in')
  expect(row.slice(at, at + 2)).toEqual(['Rajtszám', 'project owner'])
  expect((await sheet(member.email))[1]?.slice(at, at + 2)).toEqual(['Rajtszám', 'team member'])
})
