import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'

const ofProgramme = [
  'people',
  'accounts',
  'certificates',
  'semester',
  'next-semester',
  'universities',
] as const

/** The parts of the settings, by what they are about. */
export const groups = [
  { name: 'person', tabs: ['profile', 'personality', 'introduction', 'mentor'] },
  { name: 'access', tabs: ['password', 'security', 'data'] },
  { name: 'use', tabs: ['push', 'calendar', 'ranking', 'appearance'] },
  { name: 'programme', tabs: ofProgramme },
] as const

export type Tab = (typeof groups)[number]['tabs'][number]

const all: readonly Tab[] = ['profile', 'password', 'security', 'data', 'calendar', 'appearance']
/** Before a required second factor is set up. */
const gated: readonly Tab[] = ['security']
const ofRole: Record<Role, readonly Tab[]> = {
  STUDENT: [...all, 'personality', 'introduction', 'push', 'ranking'],
  MENTOR: [...all, 'mentor'],
  OFFICE: [...all, ...ofProgramme],
  UNIVERSITY: all,
}

/** Of the office's members with less than full access: what is their own, and what a reader looks at (decision 24). */
const ofNarrowed: Record<'EDITOR' | 'READER', readonly Tab[]> = {
  EDITOR: all.filter((one) => one !== 'calendar'),
  READER: [...all, 'people', 'accounts', 'certificates'],
}

const ofSecond: readonly Tab[] = ['introduction']
const lists: readonly Tab[] = ['people', 'accounts', 'certificates']

/** Whether a part is a list, which takes the window's width. */
export const isList = (tab: Tab): boolean => lists.includes(tab)

/** Whether a part has its own heading, in whose line its acts stand. */
export const headsItself = (tab: Tab): boolean => isList(tab) || tab === 'universities'

interface Viewer {
  role: Role
  officeScope: OfficeScope | null
  /** Takes part in a second semester. */
  isSecond: boolean
  mustSetUpSecondFactor: boolean
}

/** Whoever takes no part looks for no team (decision X10). */
export const tabsOf = ({ role, officeScope, isSecond, mustSetUpSecondFactor }: Viewer): readonly Tab[] =>
  (mustSetUpSecondFactor ? gated : openTo(role, officeScope)).filter(
    (one) => isSecond || !ofSecond.includes(one),
  )

const openTo = (role: Role, scope: OfficeScope | null): readonly Tab[] =>
  scope === 'EDITOR' || scope === 'READER' ? ofNarrowed[scope] : ofRole[role]
