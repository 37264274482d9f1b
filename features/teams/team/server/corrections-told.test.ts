import { expect, test } from 'vitest'
import { currentSemester } from '#programme/programme/server/current.ts'
import { gabor } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { mailsTo } from '#testing/server/mails.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { team } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { publish, applied, accept, ownOf } = teamsOf(rajt)
const { mentor, asked, accept: takeOn, sentBy } = mentoringOf(rajt)
const { enter } = await beginSecond(rajt)
const reason = 'A hallgatók együtt kérték.'

const corrections = async ({ email }: Pick<Person, 'email'>) =>
  (await mailsTo(db, email))
    .filter(({ template }) => template === 'team-corrected')
    .map(({ subject }) => subject)

async function pair(name: string) {
  const [owner, member] = [await enter(), await enter()]
  const id = await publish(owner, name)
  await accept(owner, await applied(member, id))
  return { owner, member, params: { id } }
}
async function mentored(name: string) {
  const { owner, member, params } = await pair(name)
  const one = await mentor()
  await takeOn(one, await asked(owner, one))
  return { owner, member, mentor: one, params }
}
const nameOf = ({ surname, firstname }: Person) => `${surname} ${firstname}`

test('a student whom the office removes is told, reads that it is over, and may apply again', async () => {
  const { owner, member, params } = await pair('Kölcsönpolc')
  await as(gabor).does(team.remove, { params, body: { student: member.id, reason } })
  expect(await ownOf(member)).toMatchObject([{ status: 'CLOSED', closedBy: 'office-corrected' }])
  expect(await corrections(member)).toEqual(['Már nem vagy a csapat tagja: Kölcsönpolc'])
  expect(await corrections(owner)).toEqual(['Módosult a csapatod: Kölcsönpolc'])
  expect(await accept(owner, await applied(member, params.id))).toMatchObject({ status: 200 })
})

test('after the team deadline a removed student is sent to the office, and to no other team', async () => {
  const { member, params } = await pair('Lépcső')
  const { id, team_deadline } = await currentSemester(db)
  const over = (at: Date | null) =>
    db.updateTable('semester').set({ team_deadline: at }).where('id', '=', id).execute()
  await over(clock.now())
  await rajt.settled()
  await as(gabor).does(team.remove, { params, body: { student: member.id, reason } })
  await over(team_deadline)
  await rajt.settled()
  const text = (await mailsTo(db, member.email)).at(-1)?.text
  expect(text).toContain('írj a programirodának')
  expect(text).not.toContain('find-projects')
})

test('a student whom the office adds is told, and so is the owner', async () => {
  const { owner, params } = await pair('Első busz')
  const added = await enter()
  for (let n = 0; n < 2; n++) await as(gabor).does(team.add, { params, body: { student: added.id, reason } })
  expect(await corrections(added)).toEqual(['Csapatba kerültél: Első busz'])
  expect(await corrections(owner)).toEqual([`Új csapattársad van: ${nameOf(added)}`])
})

test('an applicant whom the office adds reads that it did, and is told once', async () => {
  const { owner, params } = await pair('Padlás')
  const [applicant, other] = [await enter(), await enter()]
  await applied(applicant, params.id)
  const elsewhere = await publish(other, 'Másik')
  await applied(applicant, elsewhere)
  const before = (await mailsTo(db, owner.email)).length
  await as(gabor).does(team.add, { params, body: { student: applicant.id, reason } })
  expect((await ownOf(applicant)).map(({ _project, closedBy }) => [_project.name, closedBy])).toEqual(
    expect.arrayContaining([
      ['Padlás', 'office-assigned'],
      ['Másik', 'joined-another-team'],
    ]),
  )
  expect((await mailsTo(db, owner.email)).slice(before).map(({ template }) => template)).toEqual([
    'team-corrected',
  ])
  expect((await mailsTo(db, other.email)).at(-1)?.subject).toContain('közben másik csapathoz csatlakozott')
})

test('a mentor whom a team had asked and the office appoints is told once, and others that it has one', async () => {
  const { owner, params } = await pair('Pince')
  const [one, other] = [await mentor(), await mentor()]
  await asked(owner, one)
  await asked(owner, other)
  await as(gabor).does(team.setMentor, { params, body: { mentor: one.id, reason } })
  expect((await mailsTo(db, one.email)).at(-1)?.subject).toBe('Mentor lettél: Pince')
  expect((await mailsTo(db, one.email)).filter(({ subject }) => subject.includes('Lezárult'))).toEqual([])
  expect((await sentBy(owner)).map(({ closedBy }) => closedBy).sort()).toEqual([
    'office-assigned',
    'project-has-mentor',
  ])
})

test('the owner before and the owner after a project was handed over are told', async () => {
  const { owner, member, params } = await pair('Tolmácsfül')
  await as(gabor).does(team.handOver, { params, body: { student: member.id, reason } })
  expect(await corrections(member)).toEqual(['Te lettél a projektgazda: Tolmácsfül'])
  expect(await corrections(owner)).toEqual(['Új gazdája van a projektnek: Tolmácsfül'])
})

test('of a dissolved team everybody is told who can sign in, and nothing stays accepted', async () => {
  const { owner, member, mentor: one, params } = await mentored('Pakk')
  await disable(db, member, clock.now())
  await as(gabor).does(team.dissolve, { params, body: { reason } })
  for (const reader of [owner, one]) expect(await corrections(reader)).toEqual(['Megszűnt a projekt: Pakk'])
  expect(await corrections(member)).toEqual([])
  const requests = await db
    .selectFrom('team_request')
    .select(['status', 'void_reason'])
    .where('project_id', '=', params.id)
    .execute()
  expect(requests).toEqual(Array(2).fill({ status: 'VOID', void_reason: 'project-dissolved' }))
})

test('of a mentor whom the office replaces both mentors and the owner are told', async () => {
  const { owner, mentor: before, params } = await mentored('Csendes óra')
  const after = await mentor()
  await as(gabor).does(team.setMentor, { params, body: { mentor: after.id, reason } })
  expect(await corrections(before)).toEqual(['Már nem te vagy a csapat mentora: Csendes óra'])
  expect(await corrections(after)).toEqual(['Mentor lettél: Csendes óra'])
  expect(await corrections(owner)).toEqual([`Mentorotok van: ${nameOf(after)}`])
  expect(await sentBy(owner)).toMatchObject([{ status: 'CLOSED', closedBy: 'office-corrected' }])
  await as(gabor).does(team.removeMentor, { params, body: { reason } })
  expect(await corrections(after)).toContain('Már nem te vagy a csapat mentora: Csendes óra')
  expect(await corrections(owner)).toContain('Már nincs mentorotok: Csendes óra')
})
