import { describe, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later } from '#platform/server/clock.ts'
import { team } from '#teams/team/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { motivation, teamsOf } from '#testing/server/teams.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, app } = rajt
const { publish, apply, applied, accept, reject, revoke, ownOf, teamOf, invite } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code
/** A student of the semester with a published project. */
async function owned(name?: string) {
  const owner = await enter()
  return { owner, id: await publish(owner, name) }
}

test('waits for its answer, some days, and not past the team deadline', async () => {
  const { id } = await owned('Kölcsönpolc')
  const student = await enter()
  const sent = await as(student).does(application.apply, {
    params: { id },
    body: { motivation: ' Szeretném. ' },
    files: { cv: null },
  })
  expect(sent).toMatchObject({
    status: 'PENDING',
    closedBy: null,
    motivation: 'Szeretném.',
    hasCv: false,
    seenAt: null,
    _project: { _id: id, name: 'Kölcsönpolc' },
    sentAt: clock.now().toISOString(),
    answerBy: later(clock.now(), days(10)).toISOString(),
    can: { revoke: true },
  })
  expect(await ownOf(student)).toEqual([sent])
})

test('repeating an application changes nothing, and a different one is refused', async () => {
  const { id } = await owned()
  const student = await enter()
  const [first, second] = [await apply(student, id), await apply(student, id)]
  expect(second.body).toEqual(first.body)
  expect(code(await apply(student, id, 'Más szöveg'))).toBe('application-pending')
})

test('needs a project that is published, of somebody else, with a free seat', async () => {
  const { owner, id } = await owned()
  expect(code(await apply(owner, id))).toBe('own-project')
  const other = await owned()
  expect(code(await apply(owner, other.id))).toBe('has-project')
  expect(code(await apply(owner, crypto.randomUUID()))).toBe('not-found')
  const members = [await enter(), await enter()]
  for (const one of members) await accept(owner, await applied(one, id))
  expect(code(await apply(await enter(), id))).toBe('team-full')
  expect(code(await apply(members[0] ?? owner, other.id))).toBe('in-a-team-yourself')
})

test('is revoked by its applicant, once and for all', async () => {
  const { id, owner } = await owned()
  const student = await enter()
  const sent = await applied(student, id)
  expect(await revoke(await enter(), sent)).toMatchObject({ status: 404 })
  for (let n = 0; n < 2; n++)
    expect(await revoke(student, sent)).toMatchObject({
      status: 200,
      body: { status: 'CLOSED', closedBy: 'revoked', can: { revoke: false } },
    })
  expect(code(await accept(owner, sent))).toBe('application-not-pending')
})

test('may be sent again three times after it was revoked', async () => {
  const { id } = await owned()
  const student = await enter()
  for (let n = 0; n < 4; n++) await revoke(student, await applied(student, id))
  expect(code(await apply(student, id))).toBe('applications-spent')
})

test('waits in ten places at most', async () => {
  const student = await enter()
  for (let n = 0; n < 10; n++) await applied(student, (await owned()).id)
  expect(code(await apply(student, (await owned()).id))).toBe('applications-too-many')
})

test('that is rejected is closed without another word, and cannot be sent again', async () => {
  const { id, owner } = await owned()
  const student = await enter()
  const sent = await applied(student, id)
  expect(await reject(await enter(), sent)).toMatchObject({ body: { code: 'not-owner' } })
  for (let n = 0; n < 2; n++) expect(await reject(owner, sent)).toMatchObject({ status: 200 })
  expect(await ownOf(student)).toMatchObject([{ status: 'CLOSED', closedBy: null }])
  expect(code(await apply(student, id))).toBe('application-closed')
  expect(code(await accept(owner, sent))).toBe('application-not-pending')
})

test('that is accepted takes a seat, and ends everything else of the student and of a full team', async () => {
  const { id, owner } = await owned()
  const elsewhere = await owned()
  const [first, second, third] = [await enter(), await enter(), await enter()]
  const sent = await applied(first, id)
  clock.pass(1_000)
  await applied(first, elsewhere.id)
  const seconds = await applied(second, id)
  clock.pass(1_000)
  const thirds = await applied(third, id)
  expect(await accept(elsewhere.owner, sent)).toMatchObject({ status: 404 })
  expect(await accept(owner, sent)).toMatchObject({ status: 200, body: { remainingSeats: 1 } })
  expect(await accept(owner, sent)).toMatchObject({ status: 200, body: { remainingSeats: 1 } })
  expect(await ownOf(first)).toMatchObject([
    { status: 'CLOSED', closedBy: 'joined-another-team' },
    { status: 'ACCEPTED' },
  ])
  expect(await as(owner).does(application.received)).toMatchObject({
    remainingSeats: 1,
    applications: [{ _id: seconds }, { _id: thirds }],
  })
  await accept(owner, seconds)
  expect(await ownOf(third)).toMatchObject([{ status: 'CLOSED', closedBy: 'team-full' }])
  expect(await teamOf(third)).toEqual([])
  expect(await teamOf(first)).toEqual([owner.id, first.id, second.id])
})

test('shows the owner the university, the type and the languages of its applicant', async () => {
  const { id, owner } = await owned()
  const student = await enter({ university: 'elte', personality: 'CTO' })
  await db
    .updateTable('account')
    .set({ first_language: 'hu', second_language: 'sk' })
    .where('id', '=', student.id)
    .execute()
  await applied(student, id)
  const { applications } = await as(owner).does(application.received)
  expect(applications).toMatchObject([
    { applicant: { university: 'elte', personality: 'CTO', languages: ['hu', 'sk'] } },
  ])
})

test('the applicant sees when the application was first opened', async () => {
  const { id, owner } = await owned()
  const student = await enter()
  const params = { id: await applied(student, id) }
  const seen = clock.now().toISOString()
  await as(owner).does(application.see, { params })
  clock.pass(60_000)
  await as(owner).does(application.see, { params })
  expect(await ownOf(student)).toMatchObject([{ seenAt: seen }])
  expect(await as(await enter()).refused(application.see, { params })).toMatchObject({
    code: 'not-owner',
  })
})

test('carries a CV that its owner reads until it was rejected, and its applicant beyond that', async () => {
  const { id, owner } = await owned()
  const student = await enter()
  const cv = pdf('Önéletrajz')
  const { _id } = await as(student).does(application.apply, {
    params: { id },
    body: { motivation },
    files: { cv },
  })
  const read = async (token: string) =>
    app.inject({ url: `/api/application/${_id}/cv`, headers: { authorization: `Bearer ${token}` } })
  for (const one of [student, owner])
    expect((await read(one.token)).headers['content-type']).toBe('application/pdf')
  for (const one of [await enter(), (await owned()).owner])
    expect((await read(one.token)).statusCode).toBe(404)
  await reject(owner, _id)
  expect((await read(student.token)).statusCode).toBe(200)
  expect((await read(owner.token)).json()).toMatchObject({ code: 'not-found' })
  const lines = await db
    .selectFrom('audit')
    .select('actor_id')
    .where('act', '=', 'cv-read')
    .where('subject_id', '=', _id)
    .execute()
  expect(lines.map(({ actor_id }) => actor_id)).toEqual([owner.id])
})

test('carries a CV that its applicant alone reads when nobody has answered in time', async () => {
  const { id, owner } = await owned()
  const student = await enter()
  const { _id } = await as(student).does(application.apply, {
    params: { id },
    body: { motivation },
    files: { cv: pdf('Önéletrajz') },
  })
  const now = clock.now()
  clock.pass(days(10))
  await workersOf(rajt)['request-clock']({})
  const stranger = await enter()
  for (const one of [student, owner, stranger]) await rajt.renew(one)
  expect(await ownOf(student)).toMatchObject([{ closedBy: 'expired' }])
  const read = async ({ token }: Person) =>
    (
      await app.inject({
        url: `/api/application/${_id}/cv`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  expect([await read(student), await read(owner), await read(stranger)]).toEqual([200, 404, 404])
  clock.set(now)
})

test('whose CV is no PDF is refused on its field, and nothing is sent', async () => {
  const { id } = await owned()
  const student = await enter()
  const cv = new File(['nem PDF'], 'cv.pdf', { type: 'application/pdf' })
  expect(
    await as(student).refused(application.apply, {
      params: { id },
      body: { motivation },
      files: { cv },
    }),
  ).toMatchObject({ fields: { cv: {} } })
  expect(await ownOf(student)).toEqual([])
})

test.each(['', '   ', 'x'.repeat(1_001)])(
  'needs a motivation of 1 to 1,000 characters: %j',
  async (words) => {
    const { id } = await owned()
    expect(
      await as(await enter()).refused(application.apply, {
        params: { id },
        body: { motivation: words },
        files: { cv: null },
      }),
    ).toMatchObject({ fields: { motivation: {} } })
  },
)

test('whoever is in the team reads that it is theirs, however they joined it', async () => {
  const owner = await enter()
  const id = await publish(owner)
  const [invited, added] = [await enter(), await enter()]
  const asked = await invite(owner, invited)
  await as(invited).does(invitation.accept, { params: { id: asked } })
  await as(gabor).does(team.add, { params: { id }, body: { student: added.id, reason: 'Kérték.' } })
  const seenBy = (who: Person) => as(who).does(application.standing, { params: { id } })
  for (const who of [invited, added]) expect(await seenBy(who)).toMatchObject({ isOwnTeam: true })
  expect(await seenBy(owner)).toMatchObject({ isOwnTeam: true, closedBy: 'own-project' })
  await disable(db, owner, clock.now())
  expect(await seenBy(added)).toMatchObject({ isOwnTeam: true, closedBy: 'in-a-team-yourself' })
  expect(await as(await enter()).refused(application.standing, { params: { id } })).toMatchObject({
    code: 'not-found',
  })
})

test('tells a student before they apply whether they may, and what became of the last one', async () => {
  const { owner, id } = await owned()
  const student = await enter()
  const standing = (who = student) => as(who).does(application.standing, { params: { id } })
  expect(await standing()).toEqual({ closedBy: null, application: null, isOwnTeam: false })
  const sent = await applied(student, id)
  expect(await standing()).toMatchObject({
    closedBy: 'application-pending',
    application: { _id: sent, status: 'PENDING' },
  })
  await reject(owner, sent)
  expect(await standing()).toMatchObject({
    closedBy: 'application-closed',
    application: { _id: sent, status: 'CLOSED' },
  })
  expect(await standing(owner)).toEqual({ closedBy: 'own-project', application: null, isOwnTeam: true })
  const params = { id: crypto.randomUUID() }
  expect(await as(student).refused(application.standing, { params })).toMatchObject({ code: 'not-found' })
})

describe('a CV', () => {
  const statusFor = async (who: Person, id: string) => {
    await rajt.renew(who)
    const headers = { authorization: `Bearer ${who.token}` }
    return (await app.inject({ url: `/api/application/${id}/cv`, headers })).statusCode
  }
  const sent = async () => {
    const { id, owner } = await owned()
    const student = await enter()
    const { _id } = await as(student).does(application.apply, {
      params: { id },
      body: { motivation },
      files: { cv: pdf(`Önéletrajz: ${student.username}`) },
    })
    return { owner, student, id: _id }
  }
  const fileOf = (id: string) =>
    db
      .selectFrom('team_request as r')
      .leftJoin('file as f', 'f.id', 'r.cv_file_id')
      .select(['r.cv_file_id', 'r.cv_digest', 'f.key'])
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()

  test('goes thirty days after its request ended, row and file, whether it was rejected or accepted', async () => {
    const now = clock.now()
    const [rejected, accepted, pending] = [await sent(), await sent(), await sent()]
    await reject(rejected.owner, rejected.id)
    await accept(accepted.owner, accepted.id)
    const keys = await Promise.all([rejected, accepted].map(async ({ id }) => (await fileOf(id)).key ?? ''))
    clock.pass(days(30) - 1)
    await workersOf(rajt).tidy({})
    expect(await statusFor(rejected.student, rejected.id)).toBe(200)
    expect([
      await statusFor(accepted.student, accepted.id),
      await statusFor(accepted.owner, accepted.id),
    ]).toEqual([200, 200])
    clock.pass(1)
    await workersOf(rajt).tidy({})
    for (const one of [rejected, accepted]) {
      expect(await fileOf(one.id)).toEqual({ cv_file_id: null, cv_digest: null, key: null })
      expect([await statusFor(one.student, one.id), await statusFor(one.owner, one.id)]).toEqual([404, 404])
      expect((await ownOf(one.student))[0]?.hasCv).toBe(false)
    }
    const rows = await db.selectFrom('file').select('id').where('key', 'in', keys).execute()
    expect(rows).toEqual([])
    for (const key of keys) expect(await rajt.files.size(key)).toBeNull()
    expect((await fileOf(pending.id)).key).toBeTruthy()
    clock.set(now)
  })
})
