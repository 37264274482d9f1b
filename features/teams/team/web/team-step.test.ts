import { expect, test } from 'vitest'
import type { ProjectView } from '#teams/project/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import { nextOfTeam, teamStepOf } from './team-step.ts'

type Standing = Parameters<typeof teamStepOf>[0]

const teamsUntil = '2041-04-20T21:59:00.000Z'
const project = (seats: number, standing: object = {}, mentor: object | null = null) =>
  ({
    project: { status: 'PUBLISHED', isComplete: false, ...standing },
    remainingSeats: seats,
    mentor,
  }) as ProjectView
const request = (kind: OwnRequest['kind'], direction: OwnRequest['direction'], status = 'PENDING') =>
  ({ kind, direction, status, answerBy: '2041-04-02T10:00:00.000Z' }) as OwnRequest

const owner = { isOwner: true, requests: [], teamsUntil }
const member = { ...owner, isOwner: false }
const sent = (...kinds: OwnRequest['kind'][]) => ({ requests: kinds.map((kind) => request(kind, 'SENT')) })

test.each<[string, Standing, string | undefined]>([
  ['somebody without a project looks for one', { ...member, view: null }, 'find-project'],
  ['who has applied waits', { ...member, ...sent('APPLICATION'), view: null }, undefined],
  [
    'who was turned down looks on',
    { ...member, requests: [request('APPLICATION', 'SENT', 'CLOSED')], view: null },
    'find-project',
  ],
  [
    'who was invited answers',
    { ...member, requests: [request('APPLICATION', 'SENT'), request('INVITATION', 'RECEIVED')], view: null },
    'answer',
  ],
  ['a draft is published', { ...owner, view: project(2, { status: 'DRAFT' }) }, 'publish-project'],
  ['the owner of free places finds members', { ...owner, view: project(1) }, 'find-member'],
  [
    'an owner whose invitation waits looks for a mentor',
    { ...owner, ...sent('INVITATION'), view: project(1) },
    'find-mentor',
  ],
  [
    'an owner who has asked everybody waits',
    { ...owner, ...sent('INVITATION', 'MENTOR_APPLICATION'), view: project(1) },
    undefined,
  ],
  [
    'a team of two that is complete looks for a mentor',
    { ...owner, view: project(1, { isComplete: true }) },
    'find-mentor',
  ],
  ['a full team with a mentor lacks nothing', { ...owner, view: project(0, {}, {}) }, undefined],
  ['a member of a team has nothing to do for it', { ...member, view: project(1) }, undefined],
  [
    'nobody looks once teams can no longer change',
    { ...owner, teamsUntil: null, view: project(1) },
    undefined,
  ],
])('%s', (_, standing, kind) => expect(teamStepOf(standing)?.kind).toBe(kind))

const team = project(0, {}, {})

test.each<[string, Standing, boolean, string | undefined]>([
  [
    'an owner answers before the report is written',
    { ...owner, requests: [request('APPLICATION', 'RECEIVED')], view: project(1) },
    false,
    'answer',
  ],
  [
    'a member of a team without a mentor suggests one',
    { ...member, view: project(1) },
    false,
    'suggest-mentor',
  ],
  [
    'nobody suggests a mentor once teams can no longer change',
    { ...member, teamsUntil: null, view: project(1) },
    false,
    'report',
  ],
  ['a full team with a mentor writes its report', { ...owner, view: team }, false, 'report'],
  [
    'an owner who waits for the others writes the report',
    { ...owner, ...sent('MENTOR_APPLICATION'), view: project(0) },
    false,
    'report',
  ],
  ['a team with a report has nothing left to do', { ...owner, view: team }, true, undefined],
])('on the page of a team, %s', (_, standing, hasReport, kind) =>
  expect(nextOfTeam(standing, hasReport)?.kind).toBe(kind),
)
