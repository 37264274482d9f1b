import type { Language } from '#platform/contract/parts.ts'
import type { VoidReason } from './states.ts'

/** Who reads why a request ended: the person who would have come, the project's owner, or somebody on neither side. */
export type VoidReader = 'person' | 'owner' | 'other'
type Words = Readonly<Record<VoidReader, string>>

const same = (words: string): Words => ({ person: words, owner: words, other: words })

/** Why a request ended without an answer: for screens, mails, exports and the audit alike. */
const voidReasonWords: Readonly<Record<VoidReason, Readonly<Record<Language, Words>>>> = {
  expired: { hu: same('letelt a válaszidő'), en: same('the time to answer ran out') },
  'team-full': { hu: same('betelt a csapat'), en: same('the team is full') },
  'team-complete': {
    hu: same('a csapat már nem keres tagot'),
    en: same('the team isn’t looking for anyone else'),
  },
  'joined-another-team': {
    hu: {
      person: 'csapathoz csatlakoztál',
      owner: 'közben másik csapathoz csatlakozott',
      other: 'másik csapathoz csatlakozott',
    },
    en: {
      person: 'you have joined a team',
      owner: 'they have joined another team',
      other: 'joined another team',
    },
  },
  'has-own-project': {
    hu: {
      person: 'saját projektet indítottál',
      owner: 'saját projektet indított',
      other: 'saját projektet indított',
    },
    en: {
      person: 'you have started your own project',
      owner: 'they have started a project',
      other: 'started their own project',
    },
  },
  'project-dissolved': { hu: same('a projekt megszűnt'), en: same('the project was dissolved') },
  'project-has-mentor': {
    hu: {
      person: 'a projektnek már van mentora',
      owner: 'már van mentorotok',
      other: 'a projektnek már van mentora',
    },
    en: {
      person: 'the project now has a mentor',
      owner: 'you now have a mentor',
      other: 'the project now has a mentor',
    },
  },
  'mentor-full': {
    hu: {
      person: 'nincs több szabad helyed',
      owner: 'a mentornak nincs több szabad helye',
      other: 'a mentornak nincs több szabad helye',
    },
    en: {
      person: 'you have no places left',
      owner: 'the mentor has no places left',
      other: 'the mentor has no places left',
    },
  },
  'semester-ended': { hu: same('véget ért a félév'), en: same('the semester has ended') },
  'office-corrected': {
    hu: same('a programiroda módosította a csapatot'),
    en: same('the programme office changed the team'),
  },
  'office-assigned': {
    hu: {
      person: 'a programiroda beosztott ehhez a projekthez',
      owner: 'a programiroda beosztotta a projekthez',
      other: 'a programiroda beosztotta a projekthez',
    },
    en: {
      person: 'the programme office assigned you to this project',
      owner: 'the programme office assigned them to the project',
      other: 'the programme office assigned them to the project',
    },
  },
  'account-disabled': {
    hu: {
      ...same('a másik fél már nem vesz részt a programban'),
      other: 'a fiókkal már nem lehet bejelentkezni',
    },
    en: {
      ...same('the other side no longer takes part in the programme'),
      other: 'the account can no longer sign in',
    },
  },
}

export const voidReasonFor = (reason: VoidReason, reader: VoidReader, language: Language): string =>
  voidReasonWords[reason][language][reader]

export const isVoidReason = (reason: string): reason is VoidReason => Object.hasOwn(voidReasonWords, reason)

/** What an audit line says as its reason: a void request's as a sentence, everything else as somebody wrote it. */
export const reasonIn = (reason: string, language: Language): string =>
  isVoidReason(reason) ? voidReasonFor(reason, 'other', language) : reason
