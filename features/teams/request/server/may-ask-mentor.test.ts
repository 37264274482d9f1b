import { describe, expect, test } from 'vitest'
import { mayAskMentor, mayMentor } from './rules.ts'

const now = new Date('2041-03-01T12:00:00Z')
const open = { semester: { team_deadline: new Date('2041-04-01T12:00:00Z') }, now }
const over = { semester: { team_deadline: now }, now }
const project = { status: 'PUBLISHED', hasMentor: false } as const
const mentor = { id: 'm', capacity: 3, used: 2 }
const asked = (status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'VOID', person_id = 'm') => ({
  person_id,
  status,
  void_reason: status === 'VOID' ? ('expired' as const) : null,
})
const ignored = [asked('REVOKED'), asked('VOID'), asked('VOID')]
const five = ['a', 'b', 'c', 'd', 'e'].map((one) => asked('PENDING', one))

describe('a project may apply to a mentor', () => {
  test.each([
    ['with a place left', project, [], mentor, open, 'ok'],
    ['whom it has revoked from', project, [asked('REVOKED')], mentor, open, 'ok'],
    ['who did not answer in time', project, ignored, mentor, open, 'ok'],
    ['beside four others', project, five.slice(1), mentor, open, 'ok'],
    ['only when it is published', { ...project, status: 'DRAFT' }, [], mentor, open, 'not-project-owner'],
    ['only without a mentor', { ...project, hasMentor: true }, [], mentor, open, 'team-has-mentor'],
    ['only before the team deadline', project, [], mentor, over, 'team-deadline-passed'],
    ['once', project, [asked('PENDING')], mentor, open, 'mentor-application-pending'],
    ['not after a no', project, [asked('REJECTED')], mentor, open, 'mentor-answered'],
    ['not after a yes', project, [asked('ACCEPTED')], mentor, open, 'mentor-answered'],
    ['not a fifth time', project, [...ignored, asked('REVOKED')], mentor, open, 'mentor-applications-spent'],
    ['not when all places are used', project, [], { ...mentor, used: 3 }, open, 'mentor-full'],
    ['not beside five others', project, five, mentor, open, 'mentors-asked-too-many'],
  ] as const)('%s', (_, one, before, of, when, verdict) => {
    expect(mayAskMentor(one, before, of, when)).toBe(verdict)
  })
})

describe('a mentor takes a project', () => {
  test.each([
    ['that has none', { hasMentor: false }, mentor, open, 'ok'],
    ['not one that has', { hasMentor: true }, mentor, open, 'project-has-mentor'],
    ['not over the limit', { hasMentor: false }, { capacity: 2, used: 2 }, open, 'mentor-full'],
    ['not after the team deadline', { hasMentor: false }, mentor, over, 'team-deadline-passed'],
  ] as const)('%s', (_, one, places, when, verdict) => {
    expect(mayMentor(one, places, when)).toBe(verdict)
  })
})
