import { beforeEach, describe, expect, test } from 'vitest'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { project } from '#teams/project/calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { type AnyReply, tally, times } from '#testing/server/at-once.ts'
import { gabor } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { mailsTo } from '#testing/server/mails.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { rescuingOf } from '#testing/server/rescuing.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { rescue } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { publish, applied, accept, reject, teamOf, invite: inviteOne } = teamsOf(rajt)
const { round, now, begin, enter, propose, send, move, mine, groups } = rescuingOf(rajt)
const office = as(gabor)

beforeEach(begin)

const entering = (n: number, traits: Partial<Person> = {}) => times(n, () => enter(traits))
const pair = async () => {
  const [one, two] = [await enter(), await enter()]
  return [one, two] as const
}
const invite = (who: Person) => as(who).call(rescue.invite)
const create = (who: Person) => as(who).call(rescue.create)
const codeOf = ({ body }: AnyReply) => (body as { code?: string }).code ?? 'ok'

describe('a proposal', () => {
  test('places everybody without a team and every owner alone, and changes nothing else', async () => {
    const owner = await enter()
    await publish(owner)
    const students = await entering(4)
    expect((await round()).round).toMatchObject({ status: 'NONE', revision: 0, can: { propose: true } })
    const { counts, ...proposed } = await propose()
    expect(proposed).toMatchObject({ status: 'DRAFT', revision: 1, can: { send: true } })
    expect(counts).toMatchObject({ withoutTeam: 4, ownersAlone: 1, placed: 5, unplaced: 0, settled: 0 })
    expect((await groups()).flat().toSorted()).toEqual(students.map(({ id }) => id).toSorted())
    expect(await mine(owner)).toBeNull()
  })

  test('counts whoever continues and has not started the semester, and proposes nothing to them', async () => {
    const before = (await round()).round.counts.notEntered
    const [expected, stays] = await entering(2)
    if (!expected || !stays) throw new Error('nobody entered')
    const { id: semester_id } = await currentSemester(db)
    await db
      .deleteFrom('onboarding')
      .where('account_id', 'in', [expected.id, stays.id])
      .where('semester_key', '=', (await currentSemester(db)).key)
      .execute()
    await db.insertInto('absence').values({ account_id: stays.id, semester_id }).execute()
    expect((await round()).round).toMatchObject({
      counts: { withoutTeam: 0, notEntered: before + 1 },
      can: { propose: false },
    })
  })

  test('is made anew while it is a draft', async () => {
    await entering(3)
    await propose()
    const late = await enter()
    expect((await round()).entries.at(-1)).toMatchObject({ kind: 'UNPLACED', reason: 'came-later' })
    expect(await propose()).toMatchObject({ revision: 2, counts: { placed: 4, withoutProject: 2 } })
    expect((await groups()).flat()).toContain(late.id)
  })

  test('of nobody is refused, and so is one after the team deadline', async () => {
    const refused = () => office.refused(rescue.propose, { body: { revision: 0 } })
    expect(await refused()).toMatchObject({ code: 'rescue-empty' })
    await enter()
    expect(await refused()).toMatchObject({ code: 'rescue-empty' })
    await entering(2)
    const passed = { team_deadline: clock.now() }
    await db.updateTable('semester').set(passed).where('is_current', '=', true).execute()
    expect(await refused()).toMatchObject({ code: 'team-deadline-passed' })
  })

  test('leaves out who cannot sign in, who is complete, and those who said no to each other', async () => {
    const [owner, gone, refused, other] = [await enter(), await enter(), await enter(), await enter()]
    const id = await publish(owner)
    await reject(owner, await applied(refused, id))
    await disable(db, gone, clock.now())
    await propose()
    expect(await groups()).toEqual([[other.id]])
    expect((await round()).entries.at(-1)).toMatchObject({
      kind: 'UNPLACED',
      reason: 'no-place',
      people: [{ _id: refused.id }],
    })
  })
})

describe('the office changes a draft', () => {
  test('to another group, to a new one, and out of all', async () => {
    const owner = await enter()
    await publish(owner)
    const [one, two] = await pair()
    await propose()
    expect(await groups()).toHaveLength(1)
    expect(codeOf(await move(one, null))).toBe('ok')
    const unplaced = () =>
      round().then(({ entries }) =>
        entries.filter(({ kind }) => kind === 'UNPLACED').map(({ reason }) => reason),
      )
    expect(await unplaced()).toEqual(['taken-out'])
    expect(codeOf(await move(two, one))).toBe('ok')
    expect((await groups()).map((ids) => ids.toSorted())).toEqual([[one.id, two.id].toSorted()])
    expect(await unplaced()).toEqual(['no-place'])
    expect(codeOf(await move(two, owner))).toBe('ok')
    expect(await unplaced()).toEqual(['left-alone'])
    expect(codeOf(await move(one, two))).toBe('ok')
    expect((await round()).round.counts).toMatchObject({ placed: 3, unplaced: 0, withProject: 1 })
  })

  test('not beyond three, not to who said no, not whoever has a team, and nobody who is not there', async () => {
    const owner = await enter()
    const id = await publish(owner)
    const [one, two, refused, settled] = await entering(4)
    if (!one || !two || !refused || !settled) throw new Error('nobody')
    await reject(owner, await applied(refused, id))
    await propose()
    await move(settled, null)
    await move(one, owner)
    await move(two, owner)
    expect(codeOf(await move(settled, owner))).toBe('team-full')
    await move(two, settled)
    expect(codeOf(await move(refused, owner))).toBe('rescue-refused-before')
    await accept(owner, await applied(settled, id))
    expect(codeOf(await move(settled, two))).toBe('in-a-team')
    expect(codeOf(await move(gabor, owner))).toBe('not-found')
    expect(codeOf(await move(two, gabor))).toBe('not-found')
  })

  test('only as they saw it, and never what was sent', async () => {
    const [one] = await entering(3)
    await propose()
    const late = { body: { revision: 0 } }
    expect(await office.refused(rescue.propose, late)).toMatchObject({
      code: 'rescue-changed',
      detail: { by: expect.stringContaining('Gabor') },
    })
    expect(await office.refused(rescue.send, late)).toMatchObject({ code: 'rescue-changed' })
    await send()
    expect(codeOf(await move(one ?? gabor, null))).toBe('rescue-changed')
    expect(await office.refused(rescue.send, { body: await now() })).toMatchObject({ code: 'rescue-changed' })
  })
})

/** A round that was sent with one owner and these two. */
async function sentAround() {
  const owner = await enter()
  const id = await publish(owner)
  const [one, two] = await pair()
  await propose()
  await send()
  return { owner, id, one, two }
}

describe('an owner', () => {
  test('is written to once, and invites with one press; pressed again nothing changes', async () => {
    const { owner, one, two } = await sentAround()
    const letters = (await mailsTo(db, owner.email)).filter(({ template }) => template === 'rescue')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toContain('Csapatot javaslunk')
    expect(await mine(owner)).toMatchObject({ can: { invite: 2, create: false } })
    for (let n = 0; n < 2; n++) expect(codeOf(await invite(owner))).toBe('ok')
    expect((await as(owner).does(invitation.sent)).invitations).toHaveLength(2)
    expect(await mine(owner)).toMatchObject({
      can: { invite: 0 },
      people: [{ closedBy: 'invitation-pending' }, { closedBy: 'invitation-pending' }],
    })
    expect(await mine(one)).toMatchObject({ owner: { _id: owner.id }, can: { create: false, invite: 0 } })
    const { invitations } = await as(one).does(invitation.received)
    await as(one).does(invitation.accept, { params: { id: invitations[0]?._id ?? '' } })
    expect(await mine(one)).toBeNull()
    expect((await mine(owner))?.people.map(({ _id, standing }) => [_id, standing]).toSorted()).toEqual(
      [
        [one.id, 'JOINED'],
        [two.id, 'PROPOSED'],
      ].toSorted(),
    )
  })

  test('learns who can no longer be invited, and why', async () => {
    const { owner, id, one, two } = await sentAround()
    await as(one).does(project.create, { body: described('Saját') })
    await applied(two, id)
    expect((await mine(owner))?.people.map(({ _id, closedBy }) => [_id, closedBy]).toSorted()).toEqual(
      [
        [one.id, 'in-a-team'],
        [two.id, 'applied-already'],
      ].toSorted(),
    )
    expect(codeOf(await invite(owner))).toBe('ok')
    expect((await as(owner).does(invitation.sent)).invitations).toEqual([])
  })

  test('who is disabled while they press invites nobody', async () => {
    const { owner, one } = await sentAround()
    let pressed: ReturnType<typeof invite> | undefined
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx, [owner.id])
      pressed = invite(owner)
      await waitingForLocks(db, 1)
      await disable(tx, owner, clock.now())
    })
    expect(await pressed).toMatchObject({ status: 401 })
    expect((await as(one).does(invitation.received)).invitations).toEqual([])
  })

  test('invites whom the office proposes meanwhile with the next press only', async () => {
    const { owner, one, two } = await sentAround()
    let pressed: ReturnType<typeof invite> | undefined
    const moved = db.deleteFrom('rescue_place').where('account_id', '=', two.id)
    const [place] = await moved.returningAll().execute()
    if (!place) throw new Error('not proposed')
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx, [one.id])
      pressed = invite(owner)
      await waitingForLocks(db, 1)
      await tx.insertInto('rescue_place').values(place).execute()
    })
    expect(await pressed).toMatchObject({ status: 200 })
    const invited = async () => (await as(owner).does(invitation.sent)).invitations.length
    expect(await invited()).toBe(1)
    expect(codeOf(await invite(owner))).toBe('ok')
    expect(await invited()).toBe(2)
  })

  test('of a draft publishes it first; nobody else invites', async () => {
    const owner = await enter()
    await as(owner).does(project.create, { body: described('Vázlat') })
    const student = await enter()
    await propose()
    await send()
    expect(await mine(owner)).toMatchObject({
      can: { invite: 0 },
      people: [{ closedBy: 'project-not-published' }],
    })
    expect(await mine(student)).toMatchObject({
      project: null,
      owner: { _id: owner.id },
      can: { create: false },
    })
    expect(codeOf(await invite(student))).toBe('not-owner')
    const { project: draft } = await as(owner).does(project.one, {
      params: { id: (await mine(owner))?.project?._id ?? '' },
    })
    await as(owner).does(project.publish, { body: { ...described('Vázlat'), revision: draft.revision } })
    expect(codeOf(await invite(owner))).toBe('ok')
    expect((await as(student).does(invitation.received)).invitations).toHaveLength(1)
  })
})

describe('a group without an owner', () => {
  const sentGroup = async () => {
    const [one, two, three] = await entering(3)
    if (!one || !two || !three) throw new Error('nobody')
    await propose()
    await send()
    return [one, two, three] as const
  }

  test('settles who creates the project: the first who says so, until they hand it back', async () => {
    const [one, two] = await sentGroup()
    expect(await mine(one)).toMatchObject({
      owner: null,
      project: null,
      can: { create: true, handBack: false },
    })
    for (let n = 0; n < 2; n++) expect(codeOf(await create(one))).toBe('ok')
    expect(await as(two).refused(rescue.create)).toMatchObject({
      code: 'rescue-created',
      detail: { by: expect.stringContaining(one.firstname) },
    })
    expect(await mine(two)).toMatchObject({ owner: { _id: one.id }, can: { create: false, handBack: false } })
    expect(await mine(one)).toMatchObject({ can: { handBack: true } })
    for (const who of [two, one]) await as(who).does(rescue.handBack)
    expect(await mine(two)).toMatchObject({ owner: null, can: { create: true } })
    expect(codeOf(await create(two))).toBe('ok')
  })

  test('becomes the project’s once it is published, and one press invites', async () => {
    const [one, two, three] = await sentGroup()
    await create(one)
    await publish(one)
    expect(await mine(one)).toMatchObject({ can: { invite: 2, handBack: false } })
    expect(await mine(two)).toMatchObject({ project: { name: 'Mosásidő' }, owner: { _id: one.id } })
    expect(await as(two).refused(rescue.create)).toMatchObject({ code: 'rescue-created' })
    await invite(one)
    for (const who of [two, three]) {
      const [asked] = (await as(who).does(invitation.received)).invitations
      await as(who).does(invitation.accept, { params: { id: asked?._id ?? '' } })
    }
    expect((await teamOf(one)).toSorted()).toEqual([one.id, two.id, three.id].toSorted())
    expect(await mine(one)).toBeNull()
    expect((await round()).round.counts).toMatchObject({ withoutTeam: 0, settled: 3, letters: 0 })
  })

  test('looks for another creator once the one who promised joins another team', async () => {
    const [one, two] = await sentGroup()
    await create(one)
    const owner = await enter()
    const id = await publish(owner)
    await accept(owner, await applied(one, id))
    expect(await mine(one)).toBeNull()
    expect(await mine(two)).toMatchObject({ owner: null, can: { create: true } })
    expect(codeOf(await create(two))).toBe('ok')
  })

  test('lets one of ten create the project who say so at once', async () => {
    const [one, two, three] = await sentGroup()
    const replies = await times(9, (n) => create([one, two, three][n % 3] ?? one))
    expect(tally(replies)).toEqual({ 200: 3, 409: 6 })
    const owners = await Promise.all([one, two, three].map(async (who) => (await mine(who))?.owner?._id))
    expect(new Set(owners).size).toBe(1)
  })
})

describe('at once', () => {
  test('ten proposals make one round, ten sendings send one', async () => {
    const [one] = await entering(3)
    const body = { revision: 0 }
    expect(tally(await times(10, () => office.call(rescue.propose, { body })))).toEqual({ 200: 1, 409: 9 })
    const sent = await times(10, () => office.call(rescue.send, { body: { revision: 1 } }))
    expect(tally(sent)).toEqual({ 200: 1, 409: 9 })
    expect(
      (await mailsTo(db, one?.email ?? '')).filter(({ template }) => template === 'rescue'),
    ).toHaveLength(1)
  })

  test('proposing, moving and sending: the first wins, the others learn who it was', async () => {
    const [one, two] = await entering(4)
    await propose()
    const body = { revision: 1 }
    const replies: AnyReply[] = await Promise.all([
      office.call(rescue.propose, { body }),
      office.call(rescue.send, { body }),
      office.call(rescue.move, { body: { ...body, student: one?.id ?? '', beside: two?.id ?? null } }),
      office.call(rescue.move, { body: { ...body, student: two?.id ?? '', beside: null } }),
    ])
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toSatisfy((codes: string[]) =>
      codes.every((code) => code === 'rescue-changed'),
    )
    expect(replies.some(({ status }) => status === 200)).toBe(true)
  })

  test('who joins a team while the round is sent is settled, and nobody is asked about them', async () => {
    const owner = await enter()
    const id = await publish(owner)
    const [one] = await entering(3)
    const waiting = await applied(one ?? gabor, id)
    await propose()
    await Promise.all([send(), accept(owner, waiting)])
    expect((await round()).round.counts.settled).toBe(1)
    expect(await mine(one ?? gabor)).toBeNull()
  })
})

test('nobody is asked about somebody who said no since the draft', async () => {
  const owner = await enter()
  await publish(owner)
  const student = await enter()
  await propose()
  expect(await groups()).toEqual([[student.id]])
  const asked = await inviteOne(owner, student)
  await as(student).does(invitation.decline, { params: { id: asked } })
  const { entries } = await round()
  expect(entries.map(({ kind, people }) => [kind, people.map(({ _id }) => _id)])).toEqual(
    expect.arrayContaining([
      ['UNPLACED', [student.id]],
      ['UNPLACED', [owner.id]],
    ]),
  )
  expect(await office.refused(rescue.send, { body: await now() })).toMatchObject({ code: 'rescue-empty' })
  expect((await mailsTo(db, owner.email)).filter(({ template }) => template === 'rescue')).toEqual([])
})

test('another round follows what was sent, and takes its place', async () => {
  const [one, two] = await pair()
  await propose()
  await send()
  expect(await mine(one)).toMatchObject({ people: [{ _id: two.id }] })
  const later = await entering(4)
  await propose()
  expect(await mine(one)).toMatchObject({ people: [{ _id: two.id }] })
  await send()
  expect((await mine(one))?.people.length).toBeGreaterThan(0)
  expect((await round()).round).toMatchObject({ status: 'SENT', counts: { placed: 6, unplaced: 0 } })
  expect(await mine(later[0] ?? one)).not.toBeNull()
})

test('a round is searched by names and projects, and filtered by university and kind', async () => {
  const owner = await enter({ university: 'bme' })
  await publish(owner, 'Őrzött kert')
  await entering(4, { university: 'szte' })
  await propose()
  const found = async (query: object) =>
    (await office.does(rescue.round, { query })).entries.map(({ kind }) => kind)
  expect(await found({ search: 'orzott' })).toEqual(['PROJECT'])
  expect(await found({ groupKinds: 'OPEN,UNPLACED' })).toEqual(['OPEN'])
  expect(await found({ universities: 'bme' })).toEqual(['PROJECT'])
  expect(await found({ search: 'Mosásidő' })).toEqual([])
  expect(await office.refused(rescue.round, { query: { pageNumber: '2' } })).toMatchObject({
    code: 'page-too-far',
  })
})
