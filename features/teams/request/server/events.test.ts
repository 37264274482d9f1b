import { describe, expect, test } from 'vitest'
import { type EventKind, recipientsOf, type ToldEvent } from './events.ts'
import { letterOf } from './mails.ts'

const between = { person_id: 'person', owner_id: 'owner' }

describe('who reads of what, by who did it', () => {
  test.each<[EventKind, 'APPLICATION' | 'INVITATION' | 'MENTOR_APPLICATION', string | undefined, string[]]>([
    ['sent', 'APPLICATION', 'person', ['owner']],
    ['sent', 'INVITATION', 'owner', ['person']],
    ['sent', 'MENTOR_APPLICATION', 'owner', ['person']],
    ['accept', 'APPLICATION', 'owner', ['person']],
    ['accept', 'INVITATION', 'person', ['owner']],
    ['accept', 'MENTOR_APPLICATION', 'person', ['owner']],
    ['reject', 'APPLICATION', 'owner', ['person']],
    ['reject', 'INVITATION', 'person', ['owner']],
    ['reject', 'MENTOR_APPLICATION', 'person', ['owner']],
    ['revoke', 'APPLICATION', 'person', []],
    ['revoke', 'INVITATION', 'owner', []],
    ['remind', 'APPLICATION', undefined, ['owner']],
    ['remind', 'INVITATION', undefined, ['person']],
    ['remind', 'MENTOR_APPLICATION', undefined, ['person']],
    ['void', 'APPLICATION', undefined, ['person', 'owner']],
    ['void', 'INVITATION', 'owner', ['person']],
    ['void', 'MENTOR_APPLICATION', 'person', ['owner']],
    ['void', 'APPLICATION', 'somebody of the office', ['person', 'owner']],
  ])('%s %s by %s', (what, kind, cause, readers) =>
    expect(recipientsOf(what, { kind, ...between }, cause)).toEqual(readers),
  )
})

const news = (traits: Partial<ToldEvent>): ToldEvent => ({
  what: 'void',
  kind: 'APPLICATION',
  side: 'person',
  other: 'Kiss Anna',
  project: 'Mosásidő',
  answer_by: new Date('2040-10-20T08:00:00Z'),
  void_reason: null,
  reason: null,
  ...traits,
})
const student = { firstname: 'Béla', role: 'STUDENT', language: 'hu' } as const
const letter = (all: ToldEvent[], language: 'hu' | 'en' = 'hu') =>
  letterOf({ ...student, language }, all, 'https://rajt.example')

test('one letter tells all of an act, answers first', () => {
  const { subject, paragraphs, button } = letter([
    news({ void_reason: 'joined-another-team', project: 'Egyik' }),
    news({ void_reason: 'joined-another-team', kind: 'INVITATION', project: 'Másik' }),
    news({ what: 'accept' }),
  ])
  expect(subject).toBe('Elfogadták a jelentkezésedet: Mosásidő')
  expect(paragraphs).toEqual([
    'Kiss Anna elfogadta a jelentkezésedet: mostantól a csapat tagja vagy (Mosásidő).',
    'Válasz nélkül lezárultak:\n• jelentkezés (Egyik), mert csapathoz csatlakoztál\n• meghívás (Másik), mert csapathoz csatlakoztál',
  ])
  expect(button?.url).toBe('https://rajt.example/app/project/project-applications')
})

test('who was rejected reads that it is closed, and nothing of who said so or why (decision P2)', () => {
  for (const language of ['hu', 'en'] as const) {
    const { subject, paragraphs } = letter([news({ what: 'reject' })], language)
    expect([subject, ...paragraphs].join(' ')).not.toMatch(/Anna|elutas|reject|declin/i)
  }
})

test('what is void is named by its other side, or by the project, with the reason as each side sees it', () => {
  const reason = { void_reason: 'joined-another-team' } as const
  expect(letter([news({ ...reason, side: 'owner' })], 'en').paragraphs).toEqual([
    'Closed without an answer:\n• application (Kiss Anna), because they have joined another team',
  ])
  expect(letter([news(reason)], 'en').subject).toBe(
    'Closed: application (Mosásidő), because you have joined a team',
  )
})

test('times are told as clocks in Budapest show them', () => {
  const reminder = news({ what: 'remind', kind: 'INVITATION' })
  expect(letter([reminder]).subject).toBe(
    'A válaszodra vár: meghívás (Mosásidő), eddig: 2040. október 20. 10:00',
  )
  expect(letter([reminder, reminder], 'en').subject).toBe('2 requests are waiting for your answer')
})
