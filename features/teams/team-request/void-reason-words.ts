import type { Language } from '#platform/contract/parts.ts'
import type { VoidReason } from './states.ts'

/** Why a request ended without an answer, told to those who stand on neither of its sides. */
export const voidReasonWords: Readonly<Record<VoidReason, Readonly<Record<Language, string>>>> = {
  expired: { hu: 'lejárt a válaszidő', en: 'not answered in time' },
  'team-full': { hu: 'betelt a csapat', en: 'the team is full' },
  'team-complete': { hu: 'teljes a csapat', en: 'the team is complete' },
  'joined-another-team': { hu: 'másik csapathoz csatlakozott', en: 'joined another team' },
  'has-own-project': { hu: 'saját projektet indított', en: 'started their own project' },
  'project-dissolved': { hu: 'megszűnt a projekt', en: 'the project was dissolved' },
  'project-has-mentor': { hu: 'a projektnek lett mentora', en: 'the project has a mentor' },
  'mentor-full': { hu: 'a mentor betelt', en: 'the mentor is full' },
  'semester-ended': { hu: 'véget ért a félév', en: 'the semester ended' },
  'office-corrected': { hu: 'a programiroda módosította a csapatot', en: 'the office changed the team' },
  'account-disabled': { hu: 'letiltották a fiókot', en: 'the account was disabled' },
}

/** What an audit line says as its reason: a void request's as a sentence, everything else as somebody wrote it. */
export const reasonIn = (reason: string, language: Language): string =>
  Object.hasOwn(voidReasonWords, reason) ? voidReasonWords[reason as VoidReason][language] : reason
