import { expect, test } from 'vitest'
import { mentoringOf } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { mentorSuggestion } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish, applied, accept } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, asked, accept: takes, suggest, found } = mentoringOf(rajt)

async function team() {
  const [owner, member] = [await enter(), await enter()]
  await accept(owner, await applied(member, await publish(owner)))
  return { owner, member }
}
const of = async (reader: Person, one: Person) => (await found(reader, one)).mentoring
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code

test('a suggestion is shown to the owner with its author, until it is withdrawn', async () => {
  const [{ owner, member }, one] = [await team(), await mentor()]
  expect(await of(member, one)).toMatchObject({ suggest: 'ok', suggestedBy: [] })
  for (let n = 0; n < 2; n++) expect((await suggest(member, one)).status).toBe(200)
  expect(await of(member, one)).toMatchObject({ suggest: 'suggested' })
  expect(await of(owner, one)).toMatchObject({ suggest: null, suggestedBy: [{ _id: member.id }] })
  expect(await of((await team()).owner, one)).toMatchObject({ suggestedBy: [] })
  for (let n = 0; n < 2; n++) await as(member).does(mentorSuggestion.withdraw, { params: { id: one.id } })
  expect(await of(owner, one)).toMatchObject({ suggestedBy: [] })
})

test('a suggestion is made by members of a team without a mentor', async () => {
  const [{ owner, member }, one] = [await team(), await mentor()]
  for (const who of [owner, await enter()]) expect(code(await suggest(who, one))).toBe('not-team-member')
  expect((await suggest(member, member)).status).toBe(404)
  await takes(one, await asked(owner, one))
  expect(code(await suggest(member, await mentor()))).toBe('team-has-mentor')
})

test('a member has five open suggestions at most, not counting mentors the owner has applied to', async () => {
  const { owner, member } = await team()
  const mentors = await Promise.all(Array.from({ length: 6 }, () => mentor()))
  const [first, ...others] = mentors as [Person, ...Person[]]
  for (const one of [first, ...others.slice(0, 4)]) await suggest(member, one)
  const last = others[4] ?? first
  expect(await of(member, last)).toMatchObject({ suggest: 'mentor-suggestions-too-many' })
  expect(code(await suggest(member, last))).toBe('mentor-suggestions-too-many')
  await asked(owner, first)
  expect((await suggest(member, last)).status).toBe(200)
})
