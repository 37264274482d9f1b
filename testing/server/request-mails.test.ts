import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { account } from '#office/account/calls.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { transact } from '#platform/server/transact.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { eventsOf } from '#teams/request/server/events.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { sendRequest } from '#teams/request/server/send.ts'
import { transitionRequest } from '#teams/request/server/transitions.ts'
import type { TeamRequestKind } from '#teams/request/states.ts'
import { gabor, hanna } from './cast.ts'
import { disable } from './disable.ts'
import type { Person } from './people.ts'
import { openPostOffice } from './post-office.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { described, teamsOf } from './teams.ts'
import { until } from './until.ts'

const office = await openPostOffice()
const rajt = await buildTestRajt({ settings: { SMTP_URL: office.url } })
const { as, db, clock, settings } = rajt
const { publish, applied, accept, reject, revoke, invite } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const pool = openPool(rajt.url, 6)
const jobs = await startJobs(pool, workersOf(rajt), rajt.log)
afterAll(async () => {
  await jobs.stop()
  await pool.end()
  await office.close()
})
/** All that an act left behind, once it has been delivered. */
async function delivered() {
  await until('every mail is sent', async () => {
    const waiting = await db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()
    return waiting.length === 0
  })
  return office.delivered.splice(0).map(({ to, parts }) => ({ to: to.join(), text: parts[0] ?? '', parts }))
}
/** Who got a mail of the act, and to which page it leads. */
const readers = async () =>
  Object.fromEntries(
    (await delivered()).map(({ to, text }) => [to, text.match(/http:\/\/rajt\.test\/app(\S+)/)?.[1]]),
  )
beforeEach(async () => {
  await delivered()
})

const actorOf = ({ id, role }: Person) => ({ id, role })
/** What the acts of mentors and owners do to an application to a mentor. */
const applyToMentor = (owner: Person, project_id: string) =>
  transact(db, async (tx) => {
    const scope = { tx, actor: actorOf(owner), now: clock.now(), settings }
    const id = await sendRequest(scope, await secondSemester(tx), {
      kind: 'MENTOR_APPLICATION',
      project_id,
      person_id: hanna.id,
      motivation: 'Kérünk.',
    })
    await notify(scope, eventsOf('sent', [id]))
    return id
  })
const answerAs = (
  who: Person,
  kind: TeamRequestKind,
  name: 'accept' | 'reject',
  id: string,
  reason: string | null,
) =>
  transact(db, async (tx) => {
    const scope = { tx, actor: actorOf(who), now: clock.now(), settings }
    await notify(
      scope,
      await transitionRequest[kind](scope, name, [id], { set: { closed_at: clock.now(), reason } }),
    )
  })

const pages = {
  applications: '/project/project-applications',
  received: '/my-project/manage-applications',
  invitations: '/project/invitations',
  invited: '/my-project/team/member-finder/invitations',
  mentors: '/mentors/mentor-applications',
}

describe('an application', () => {
  test('is told to the owner; an answer to the applicant', async () => {
    const [owner, first, second] = [await enter(), await enter(), await enter()]
    const id = await publish(owner)
    const sent = [await applied(first, id), await applied(second, id)]
    expect(await readers()).toEqual({ [owner.email]: pages.received })
    await accept(owner, sent[0] ?? '')
    expect(await readers()).toEqual({ [first.email]: pages.applications })
    await reject(owner, sent[1] ?? '')
    expect(await readers()).toEqual({ [second.email]: pages.applications })
  })

  test('repeating a request, its answer or its withdrawal sends no second mail', async () => {
    const [owner, student] = [await enter(), await enter()]
    const project_id = await publish(owner)
    const id = await applied(student, project_id)
    await applied(student, project_id)
    expect(await delivered()).toHaveLength(1)
    await revoke(student, id)
    await revoke(student, id)
    expect(await delivered()).toEqual([])
  })

  test('arrives with text and HTML, in the language of whoever reads it', async () => {
    const [owner, student] = [await enter(), await enter()]
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', owner.id).execute()
    await applied(student, await publish(owner, 'Mosásidő'))
    const [mail] = await delivered()
    expect(mail?.text).toContain(
      `${student.firstname} ${student.surname} has applied to your project (Mosásidő).`,
    )
    expect(mail?.text).toMatch(/You can answer until 20 October 2040 at \d\d:\d\d\./)
    expect(mail?.parts[1]).toContain('Open the applications</a>')
  })

  test('of a refused act is not told', async () => {
    const [owner, student] = [await enter(), await enter()]
    await applied(student, await publish(owner))
    await delivered()
    expect(await as(student).refused(application.revoke, { params: { id: owner.id } })).toMatchObject({
      code: 'not-found',
    })
    expect(await delivered()).toEqual([])
  })
})

describe('an invitation', () => {
  test('is told to whoever is invited; an answer to the owner', async () => {
    const [owner, first, second] = [await enter(), await enter(), await enter()]
    await publish(owner)
    const sent = [await invite(owner, first), await invite(owner, second)]
    expect(await readers()).toEqual({
      [first.email]: pages.invitations,
      [second.email]: pages.invitations,
    })
    await as(first).does(invitation.accept, { params: { id: sent[0] ?? '' } })
    expect(await readers()).toEqual({ [owner.email]: pages.invited })
    await as(second).does(invitation.decline, { params: { id: sent[1] ?? '' } })
    expect(await readers()).toEqual({ [owner.email]: pages.invited })
  })
})

describe('an application to a mentor', () => {
  test('is told to the mentor; why they decline to the owner', async () => {
    const owner = await enter()
    const id = await applyToMentor(owner, await publish(owner))
    expect(await readers()).toEqual({ [hanna.email]: pages.applications })
    await answerAs(hanna, 'MENTOR_APPLICATION', 'reject', id, 'Most nincs időm.')
    const [mail] = await delivered()
    expect(mail).toMatchObject({ to: owner.email, text: expect.stringContaining('Most nincs időm.') })
    expect(mail?.text).toContain(pages.mentors)
  })
})

describe('what is void', () => {
  test('is told to both sides but whoever caused it, in one mail each', async () => {
    const [first, second, third, student] = [await enter(), await enter(), await enter(), await enter()]
    const owners = [first, second, third]
    const ids: string[] = []
    for (const owner of owners) ids.push(await applied(student, await publish(owner, owner.username)))
    await delivered()
    await accept(first, ids[0] ?? '')
    const mails = await delivered()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [student.email, second.email, third.email].toSorted(),
    )
    const own = mails.find(({ to }) => to === student.email)?.text ?? ''
    expect(own).toContain('mostantól a csapat tagja vagy')
    expect(own).toContain(`jelentkezés (${second.username}), mert csapathoz csatlakoztál`)
    expect(own).toContain(`jelentkezés (${third.username}), mert csapathoz csatlakoztál`)
  })

  test('by the last seat is told to all who still wanted it', async () => {
    const [owner, first, second] = [await enter(), await enter(), await enter()]
    const [late, invited] = [await enter(), await enter()]
    const id = await publish(owner)
    await accept(owner, await applied(first, id))
    const [last] = [await applied(second, id), await applied(late, id), await invite(owner, invited)]
    await delivered()
    await accept(owner, last)
    expect(await readers()).toEqual({
      [second.email]: pages.applications,
      [late.email]: pages.applications,
      [invited.email]: pages.invitations,
    })
  })

  test('by a project of their own is not told to whoever made it', async () => {
    const [owner, student] = [await enter(), await enter()]
    await applied(student, await publish(owner))
    await delivered()
    await as(student).does(project.create, { body: described('Saját') })
    const [mail, ...others] = await delivered()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: owner.email })
    expect(mail?.text).toContain('saját projektet indított')
  })
})

describe('a disabled account', () => {
  const body = { reason: 'Kilépett.' }

  test('ends what it asked and was asked, and the other side alone is told', async () => {
    const [owner, student, applicant] = [await enter(), await enter(), await enter()]
    const own = await publish(owner)
    await applied(applicant, own)
    await applied(student, own)
    const mentored = await applyToMentor(owner, own)
    await delivered()
    await as(gabor).does(account.disable, { params: { id: student.id }, body })
    expect(await readers()).toEqual({ [owner.email]: pages.received })
    await as(gabor).does(account.disable, { params: { id: owner.id }, body })
    expect(await readers()).toEqual({
      [applicant.email]: pages.applications,
      [hanna.email]: pages.applications,
    })
    const { status, void_reason } = await db
      .selectFrom('team_request')
      .select(['status', 'void_reason'])
      .where('id', '=', mentored)
      .executeTakeFirstOrThrow()
    expect({ status, void_reason }).toEqual({ status: 'VOID', void_reason: 'account-disabled' })
  })

  test('gets none of the others’ acts', async () => {
    const [owner, student] = [await enter(), await enter()]
    const id = await applied(student, await publish(owner))
    await delivered()
    await disable(db, student, clock.now())
    await reject(owner, id)
    expect(await delivered()).toEqual([])
  })
})
