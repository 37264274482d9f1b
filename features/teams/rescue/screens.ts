import type { APIRequestContext, Page } from '@playwright/test'
import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { post } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import type { OwnRescue } from './calls.ts'

/** A draft as the office sees it, and what students see of a round that was sent. */
export const secondSemester: SecondSemester = async (request, { owner, student, office }) => {
  await proposed(request, office)
  const at = (name: string, path: string, act?: Screen['act'], prepare?: Screen['prepare']): Screen => ({
    name: `rescue-${name}`,
    token: office,
    path,
    ...(act && { act }),
    ...(prepare && { prepare }),
  })
  const own = (name: string, token: string, path: string, changes: Partial<OwnRescue>): Screen => ({
    name: `rescue-${name}`,
    token,
    path,
    prepare: proposing(changes),
  })
  const move = press(/^(Áthelyezés:|Move) /)
  return [
    at('draft', '/rescue'),
    at('none', '/rescue', undefined, withStatus('NONE')),
    at('sent', '/rescue', undefined, withStatus('SENT')),
    at('move', '/rescue', move),
    at('send', '/rescue', press(/^(Elküldés|Send)$/)),
    at('again', '/rescue', press(/^(Új javaslat készítése|Make a new proposal)$/)),
    own('of-owner', owner, '/my-project', {}),
    own('of-owner-invited', owner, '/', {
      people: people.map((one) => ({ ...one, closedBy: 'invitation-pending' })),
      can: { invite: 0, create: false, handBack: false },
    }),
    own('of-proposed', student, '/', { side: 'PROPOSED', ...nobodyCan }),
    own('of-group', student, '/my-project', {
      side: 'OPEN',
      project: null,
      owner: null,
      can: { ...nobodyCan.can, create: true },
    }),
    own('of-group-mine', student, '/', {
      side: 'OPEN',
      project: null,
      owner: null,
      can: { ...nobodyCan.can, handBack: true },
    }),
    own('of-group-theirs', student, '/my-project/team', { side: 'OPEN', project: null, ...nobodyCan }),
  ]
}

/** Proposes anew, from the revision that is there by now. */
async function proposed(request: APIRequestContext, office: string) {
  const answer = await request.get('/api/rescue', { headers: { authorization: `Bearer ${office}` } })
  const { revision } = (await answer.json()).round
  await post(request, '/rescue/propose', { revision }, office)
}

const SOMEBODY = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f033'
const nobodyCan = { can: { invite: 0, create: false, handBack: false } }

const people: OwnRescue['people'] = [
  {
    _id: '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f031',
    surname: 'Szilágyi',
    firstname: 'Dorottya',
    university: 'szte',
    personality: 'CTO',
    isOwner: false,
    standing: 'PROPOSED',
    closedBy: null,
    introduction: {
      oneLiner: 'Prototípust építek, mielőtt vitatkoznánk róla.',
      introduction: 'Harmadéves mérnökinformatikus vagyok.',
      focuses: [],
      links: ['https://www.linkedin.com/in/pelda'],
    },
  },
  {
    _id: '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f032',
    surname: 'Halász',
    firstname: 'Botond',
    university: 'bme',
    personality: 'PM',
    isOwner: false,
    standing: 'PROPOSED',
    closedBy: null,
    introduction: null,
  },
]

/** What the server would say once a round was sent: the demonstration has none, so that its other screens stay theirs. */
const proposing = (changes: Partial<OwnRescue>) => (page: Page) => {
  const rescue: OwnRescue = {
    side: 'OWNER',
    project: { _id: SOMEBODY, name: 'Kölcsönkamra', status: 'PUBLISHED' },
    owner: { _id: SOMEBODY, surname: 'Fehér', firstname: 'Lilla' },
    people,
    sentAt: new Date().toISOString(),
    teamDeadline: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    can: { invite: 2, create: false, handBack: false },
    ...changes,
  }
  // An owner alone is told what each has published.
  if (rescue.side !== 'OWNER') rescue.people = rescue.people.map((one) => ({ ...one, introduction: null }))
  return page.route('**/api/rescue/mine', (route) => route.fulfill({ json: { rescue } }))
}

const withStatus = (status: 'NONE' | 'SENT') => (page: Page) =>
  page.route('**/api/rescue?*', async (route) => {
    const response = await route.fetch()
    const { round, ...answer } = await response.json()
    await route.fulfill({ response, json: { ...answer, round: { ...round, status } } })
  })
