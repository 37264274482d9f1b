import { expect, test } from 'vitest'
import { personality } from '#course/personality/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { type AnyReply, times } from '#testing/server/at-once.ts'
import { gabor, hanna } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { team } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { publish, apply, applied, accept, ownOf, teamOf, invite } = teamsOf(rajt)
const { enter, semester } = await beginSecond(rajt)
const reason = 'A hallgatók együtt kérték.'

/** A published project with so many who have joined its owner. */
async function teamWith(joined: number) {
  const owner = await enter()
  const id = await publish(owner)
  const members: Person[] = []
  for (let n = 0; n < joined; n++) {
    const member = await enter()
    await accept(owner, await applied(member, id))
    members.push(member)
  }
  return { owner, id, members, params: { id } }
}
const mine = async (who: Person) => (await as(who).does(team.mine)).team
const roleOf = async (who: Person) => (await as(who).does(auth.user)).user.projectRole
async function mentorNamed(email: string) {
  const mentor = await rajt.enter({ role: 'MENTOR', university: null, email })
  await db
    .insertInto('mentor_profile')
    .values({
      account_id: mentor.id,
      contact_email: email,
      phone: '+36 1 234',
      facebook: '',
      linkedin: '',
      website: '',
      biography: 'Építettem.',
      title: 'Alapító',
      first_language: 'hu',
      is_published: true,
      saved_at: clock.now(),
    })
    .execute()
  await rajt.settled()
  return mentor
}

test('is seen by its members, with how to reach each other', async () => {
  const { owner, members } = await teamWith(1)
  const [member] = members
  if (!member) throw new Error('nobody joined')
  expect(await mine(await enter())).toBeNull()
  const seen = await mine(member)
  expect(seen).toMatchObject({
    remainingSeats: 1,
    mentor: null,
    pending: 0,
    can: { complete: false, reopen: false },
    members: [
      { _id: owner.id, isOwner: true, email: owner.email },
      { _id: member.id, isOwner: false, email: member.email },
    ],
  })
  expect((await mine(owner))?.can).toEqual({ complete: true, reopen: false })
})

test('shows contact links to its owner and to whose they are, and to no other member', async () => {
  const { owner, members } = await teamWith(2)
  const [member, other] = members
  if (!member || !other) throw new Error('nobody joined')
  const link = 'https://www.linkedin.com/in/proba'
  await db
    .insertInto('introduction')
    .values({
      account_id: member.id,
      semester_id: semester,
      one_liner: 'Programozok.',
      introduction: 'Két éve.',
      facebook: '',
      linkedin: link,
      shows_one_pager: false,
      saved_at: clock.now(),
    })
    .onConflict((on) => on.columns(['account_id', 'semester_id']).doUpdateSet({ linkedin: link }))
    .execute()
  const linksFor = async (reader: Person) =>
    (await mine(reader))?.members.find(({ _id }) => _id === member.id)?.links
  expect([await linksFor(owner), await linksFor(member), await linksFor(other)]).toEqual([[link], [link], []])
})

test('of two is complete when its owner says so, which ends what asks for a seat, and looks again', async () => {
  const { owner, id } = await teamWith(1)
  const [waiting, invited] = [await enter(), await enter()]
  await applied(waiting, id)
  await invite(owner, invited)
  expect(await mine(owner)).toMatchObject({ pending: 2 })
  for (let n = 0; n < 2; n++) await as(owner).does(team.complete)
  expect(await mine(owner)).toMatchObject({
    pending: 0,
    project: { isComplete: true },
    can: { complete: false, reopen: true },
  })
  for (const call of [application.received, invitation.sent])
    expect(await as(owner).does(call)).toMatchObject({ isComplete: true, remainingSeats: 1 })
  expect(await ownOf(waiting)).toMatchObject([{ status: 'CLOSED', closedBy: 'team-complete' }])
  expect((await as(invited).does(invitation.received)).invitations).toMatchObject([
    { status: 'CLOSED', closedBy: 'team-complete' },
  ])
  expect(await apply(await enter(), id)).toMatchObject({ body: { code: 'team-complete' } })
  for (let n = 0; n < 2; n++) await as(owner).does(team.reopen)
  expect(await apply(await enter(), id)).toMatchObject({ status: 200 })
})

test('sees that an invitation was opened, from the first time on', async () => {
  const { owner } = await teamWith(0)
  const [invited, other] = [await enter(), await enter()]
  const id = await invite(owner, invited)
  const seen = clock.now().toISOString()
  for (let n = 0; n < 2; n++) {
    await as(invited).does(invitation.see, { params: { id } })
    clock.pass(60_000)
  }
  expect((await as(owner).does(invitation.sent)).invitations).toMatchObject([{ seenAt: seen }])
  expect(await as(other).refused(invitation.see, { params: { id } })).toMatchObject({ code: 'not-found' })
})

test('only the owner of a team of two marks it complete', async () => {
  const [alone, full] = [await teamWith(0), await teamWith(2)]
  expect(await as(alone.owner).refused(team.complete)).toMatchObject({ code: 'team-too-small' })
  expect(await as(full.owner).refused(team.complete)).toMatchObject({ code: 'team-full' })
  expect(await as(full.members[0] ?? full.owner).refused(team.complete)).toMatchObject({
    code: 'not-owner',
  })
})

test('said to be complete while somebody is accepted is of two and complete, or of three', async () => {
  for (let n = 0; n < 5; n++) {
    const { owner, id } = await teamWith(1)
    const sent = await applied(await enter(), id)
    const replies: AnyReply[] = await Promise.all([as(owner).call(team.complete), accept(owner, sent)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }
})

test('fixes the personality once it has two people (decision C7)', async () => {
  const { owner, members } = await teamWith(1)
  const alone = await teamWith(0)
  const { statements } = await as(alone.owner).does(personality.test)
  const answers = statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) }))
  for (const one of [owner, ...members, alone.owner])
    await as(one).does(personality.answer, { body: { answers, confirmed: true } })
  const body = { personality: 'PM' as const }
  for (const one of [owner, ...members])
    expect(await as(one).refused(personality.select, { body })).toMatchObject({ code: 'personality-in-team' })
  await as(alone.owner).does(personality.select, { body })
})

test('gets a member from the office, whatever they have asked elsewhere', async () => {
  const { id, params, owner } = await teamWith(1)
  const elsewhere = await teamWith(0)
  const [student, waiting] = [await enter(), await enter()]
  await applied(student, elsewhere.id)
  await applied(waiting, id)
  const body = { student: student.id, reason }
  for (let n = 0; n < 2; n++)
    expect(await as(gabor).does(team.add, { params, body })).toMatchObject({ remainingSeats: 0 })
  expect(await ownOf(student)).toMatchObject([{ closedBy: 'joined-another-team' }])
  expect(await ownOf(waiting)).toMatchObject([{ closedBy: 'team-full' }])
  expect((await teamOf(owner)).at(-1)).toBe(student.id)
  expect(
    await as(gabor).refused(team.add, { params, body: { student: (await enter()).id, reason } }),
  ).toMatchObject({ code: 'team-full' })
  expect(await as(gabor).refused(team.add, { params: { id: elsewhere.id }, body })).toMatchObject({
    code: 'in-a-team',
  })
  const line = await db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('act', '=', 'team-member-added')
    .where('subject_id', '=', student.id)
    .execute()
  expect(line).toEqual([{ actor_id: gabor.id, detail: { project: id, reason } }])
})

test('loses a member by the office, who may join another, and moves up', async () => {
  const { owner, params, members, id } = await teamWith(2)
  const [first, second] = members
  if (!first || !second) throw new Error('nobody joined')
  await as(gabor).does(team.remove, { params, body: { student: first.id, reason } })
  expect(await teamOf(owner)).toEqual([owner.id, second.id])
  expect(await teamOf(first)).toEqual([])
  expect(await mine(owner)).toMatchObject({ remainingSeats: 1, project: { isComplete: false } })
  expect(await apply(first, (await teamWith(0)).id)).toMatchObject({ status: 200 })
  await accept(owner, await applied(await enter(), id))
  const refused = (student: Person) =>
    as(gabor).refused(team.remove, { params, body: { student: student.id, reason } })
  expect(await refused(owner)).toMatchObject({ code: 'owner-stays' })
  expect(await refused(first)).toMatchObject({ code: 'not-found' })
  expect(
    await as(gabor).refused(team.remove, { params, body: { student: second.id, reason: ' ' } }),
  ).toMatchObject({ fields: { reason: {} } })
})

test('is handed over to another member, with its role', async () => {
  const { owner, params, members, id } = await teamWith(2)
  const [first, second] = members
  if (!first || !second) throw new Error('nobody joined')
  for (let n = 0; n < 2; n++)
    await as(gabor).does(team.handOver, { params, body: { student: second.id, reason } })
  expect(await teamOf(second)).toEqual([second.id, first.id, owner.id])
  expect([await roleOf(second), await roleOf(owner)]).toEqual(['OWNER', 'MEMBER'])
  expect(await as(second).does(application.received)).toMatchObject({ remainingSeats: 0 })
  expect(await as(owner).refused(application.received)).toMatchObject({ code: 'not-owner' })
  expect(await as(owner).does(project.one, { params: { id } })).toMatchObject({
    project: { _owner: { _id: second.id } },
  })
  await as(gabor).does(team.remove, { params, body: { student: owner.id, reason } })
  expect(await teamOf(second)).toEqual([second.id, first.id])
  const stranger = { student: (await enter()).id, reason }
  expect(await as(gabor).refused(team.handOver, { params, body: stranger })).toMatchObject({
    code: 'not-found',
  })
})

test('takes in nobody by the yes of an owner who waited while it was handed over', async () => {
  const { owner, params, members, id } = await teamWith(1)
  const student = await enter()
  const request = await applied(student, id)
  const held = await rajt.pool.connect()
  await held.query('begin')
  await held.query('select from project where id = $1 for update', [id])
  const handing = as(gabor).call(team.handOver, { params, body: { student: members[0]?.id ?? '', reason } })
  await waitingForLocks(db, 1)
  const accepting = as(owner).call(application.accept, { params: { id: request } })
  await waitingForLocks(db, 2)
  await held.query('commit')
  held.release()
  expect(await handing).toMatchObject({ status: 200 })
  expect(await accepting).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await teamOf(student)).toEqual([])
})

test('is not handed over to a member who cannot sign in', async () => {
  const { params, members } = await teamWith(1)
  const [member] = members
  if (!member) throw new Error('nobody joined')
  await disable(db, member, clock.now())
  const body = { student: member.id, reason }
  expect(await as(gabor).refused(team.handOver, { params, body })).toMatchObject({ code: 'not-found' })
})

test('is found by the name and the university of whoever owns it now', async () => {
  const owner = await enter({ surname: 'Korábbi', university: 'szte' })
  const heir = await enter({ surname: 'Mostani', university: 'bme' })
  const params = { id: await publish(owner, 'Átadott projekt') }
  await accept(owner, await applied(heir, params.id))
  await as(gabor).does(team.handOver, { params, body: { student: heir.id, reason } })
  const found = async (query: { search?: string; universities?: string }) =>
    (await as(heir).does(project.find, { query })).projects.map(({ _id }) => _id)
  expect([await found({ search: 'mostani' }), await found({ universities: 'bme' })]).toEqual([
    [params.id],
    [params.id],
  ])
  expect([await found({ search: 'korabbi' }), await found({ universities: 'szte' })]).not.toContainEqual([
    params.id,
  ])
})

test('gets a mentor, another, and none, as far as the mentor has room', async () => {
  const [one, other] = [await mentorNamed('egy@mentor.example'), await mentorNamed('ketto@mentor.example')]
  const { params, owner } = await teamWith(1)
  const set = (mentor: Person, at = params) =>
    as(gabor).call(team.setMentor, { params: at, body: { mentor: mentor.id, reason } })
  for (const mentor of [one, other, other]) expect(await set(mentor)).toMatchObject({ status: 200 })
  expect(await mine(owner)).toMatchObject({
    mentor: { _id: other.id, contact: { email: 'ketto@mentor.example', phone: '+36 1 234' } },
  })
  for (let n = 0; n < 2; n++) await set(other, (await teamWith(0)).params)
  expect(await set(other, (await teamWith(0)).params)).toMatchObject({
    status: 400,
    body: { code: 'mentor-full' },
  })
  expect(await set(owner)).toMatchObject({ status: 404 })
  for (let n = 0; n < 2; n++) await as(gabor).does(team.removeMentor, { params, body: { reason } })
  expect(await mine(owner)).toMatchObject({ mentor: null })
})

test('is dissolved by the office, also with members and a mentor', async () => {
  const { owner, members, params, id } = await teamWith(1)
  const mentor = await mentorNamed('harom@mentor.example')
  await as(gabor).does(team.setMentor, { params, body: { mentor: mentor.id, reason } })
  const waiting = await enter()
  await applied(waiting, id)
  await as(gabor).does(team.dissolve, { params, body: { reason } })
  expect(await ownOf(waiting)).toMatchObject([{ closedBy: 'project-dissolved' }])
  for (const one of [owner, ...members]) expect(await mine(one)).toBeNull()
  expect(await roleOf(owner)).toBe('MEMBER')
})

test('of a dissolved project is corrected no more, and says that it is dissolved', async () => {
  const { params, members } = await teamWith(1)
  const twice = await times(2, () => as(gabor).call(team.dissolve, { params, body: { reason } }))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const student = members[0]?.id ?? ''
  const mentor = (await mentorNamed('negy@mentor.example')).id
  const refused = await Promise.all([
    as(gabor).refused(team.dissolve, { params, body: { reason } }),
    as(gabor).refused(team.add, { params, body: { student, reason } }),
    as(gabor).refused(team.remove, { params, body: { student, reason } }),
    as(gabor).refused(team.handOver, { params, body: { student, reason } }),
    as(gabor).refused(team.setMentor, { params, body: { mentor, reason } }),
    as(gabor).refused(team.removeMentor, { params, body: { reason } }),
  ])
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'project-dissolved'))
})

test('whose owner gave up a draft is as absent for the office as before', async () => {
  const owner = await enter()
  const { project: draft } = await as(owner).does(project.create, { body: described('Vázlat') })
  await as(owner).does(project.dissolve, { body: {} })
  const params = { id: draft._id }
  expect(await as(gabor).refused(team.dissolve, { params, body: { reason } })).toMatchObject({
    code: 'not-found',
  })
})

test('is not joined by a student who has not started the semester, or takes no part in it', async () => {
  const { params } = await teamWith(0)
  const [expected, stays] = [
    await rajt.enter({ standing: 'ONBOARDING' }),
    await rajt.enter({ standing: 'ONBOARDING' }),
  ]
  await db.insertInto('absence').values({ account_id: stays.id, semester_id: semester }).execute()
  const add = ({ id: student }: Person) => as(gabor).refused(team.add, { params, body: { student, reason } })
  expect(await add(expected)).toMatchObject({ status: 409, code: 'student-not-entered' })
  expect(await add(stays)).toMatchObject({ status: 409, code: 'student-not-in-semester' })
  const gone = await enter()
  await disable(db, gone, clock.now())
  expect(await add(gone)).toMatchObject({ status: 404, code: 'not-found' })
})

test('is corrected by nobody but the office', async () => {
  const { owner, params } = await teamWith(0)
  for (const who of [owner, hanna])
    expect(await as(who).refused(team.dissolve, { params, body: { reason } })).toMatchObject({
      code: 'not-allowed',
    })
})

test('corrected and changed at once by many breaks no rule', async () => {
  for (let round = 0; round < 3; round++) {
    const { owner, params, members, id } = await teamWith(2)
    const [first, second] = members
    if (!first || !second) throw new Error('nobody joined')
    const newcomers = await times(4, () => enter())
    const acts = [
      () => as(gabor).call(team.remove, { params, body: { student: first.id, reason } }),
      () => as(gabor).call(team.handOver, { params, body: { student: second.id, reason } }),
      ...newcomers.map(
        (one) => () => as(gabor).call(team.add, { params, body: { student: one.id, reason } }),
      ),
      () => apply(first, id),
      () => as(owner).call(team.complete),
      () => as(second).call(team.reopen),
    ]
    const replies: AnyReply[] = await Promise.all(acts.map((act): Promise<AnyReply> => act()))
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  }
})

test('is corrected after the team deadline, but no longer opened or closed by its owner', async () => {
  const { owner, params } = await teamWith(1)
  const student = await enter()
  await db.updateTable('semester').set({ team_deadline: clock.now() }).where('id', '=', semester).execute()
  await rajt.settled()
  for (const call of [team.complete, team.reopen])
    expect(await as(owner).refused(call)).toMatchObject({ code: 'team-deadline-passed' })
  await as(gabor).does(team.add, { params, body: { student: student.id, reason } })
  expect(await mine(owner)).toMatchObject({ remainingSeats: 0, can: { complete: false, reopen: false } })
})
