import type { User } from '@rajt/contract/auth'
import type { Role } from '@rajt/contract/parts'
import type { Context } from '@rajt/contract/programme'

/** Names of menu entries: keys of the `menu` texts and of `addresses`. */
export type Entry =
  | 'dashboard'
  | 'modules'
  | 'one-pager'
  | 'submitted-one-pagers'
  | 'partner-challenges'
  | 'news'
  | 'events'
  | 'find-mentors'
  | 'settings'
  | 'help'
  | 'registration-confirmation'
  | 'push-notifications'
  | 'students'
  | 'my-project'
  | 'find-project'
  | 'progress-report'
  | 'team'
  | 'owner-applications'
  | 'member-finder'
  | 'owner-invitations'
  | 'mentor-applications'
  | 'mentor-interests'
  | 'member-applications'
  | 'member-invitations'
  | 'mentored-projects'
  | 'data-export'
export type Group = 'one-pagers' | 'team' | 'mentor' | 'project'
export type Item = Entry | { group: Group; entries: readonly Entry[] }

type Menu = `${1 | 2} ${Role | 'OWNER' | 'MEMBER'}`

/** Spec 2, "Side menus": fixed by semester and role, for students of semester 2 by project role. */
export const menus: Partial<Record<Menu, readonly Item[]>> = {
  '1 STUDENT': ['dashboard', 'modules', 'one-pager', 'news', 'events', 'settings', 'help'],
  '1 MENTOR': ['modules', 'news', 'events', 'find-mentors', 'settings', 'help'],
  '1 OFFICE': [
    'dashboard',
    'registration-confirmation',
    { group: 'one-pagers', entries: ['submitted-one-pagers', 'partner-challenges'] },
    'push-notifications',
    'modules',
    'students',
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
  ],
  '1 UNIVERSITY': [
    'dashboard',
    'registration-confirmation',
    'one-pager',
    'modules',
    'students',
    'news',
    'events',
    'settings',
    'help',
  ],
  '2 OWNER': [
    'dashboard',
    'modules',
    'my-project',
    'find-project',
    'progress-report',
    { group: 'team', entries: ['team', 'owner-applications', 'member-finder', 'owner-invitations'] },
    { group: 'mentor', entries: ['find-mentors', 'mentor-applications', 'mentor-interests'] },
    'news',
    'events',
    'settings',
    'help',
  ],
  '2 MEMBER': [
    'dashboard',
    'modules',
    {
      group: 'project',
      entries: ['find-project', 'member-applications', 'my-project', 'member-invitations'],
    },
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
  ],
  '2 MENTOR': [
    'modules',
    {
      group: 'project',
      entries: ['find-project', 'member-applications', 'mentored-projects', 'mentor-interests'],
    },
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
  ],
  '2 OFFICE': [
    'dashboard',
    'progress-report',
    'push-notifications',
    'modules',
    'find-project',
    'students',
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
    'data-export',
  ],
  '2 UNIVERSITY': [
    'dashboard',
    'progress-report',
    'modules',
    'find-project',
    'students',
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
  ],
}

/** Where an entry leads. What is not here has no page yet and is left out of the menus; the list grows until all are. */
export const addresses = {
  dashboard: '/',
  modules: '/modules',
  settings: '/settings',
  help: '/help',
  'registration-confirmation': '/registration-confirmation',
} as const satisfies Partial<Record<Entry, string>>

export type BuiltEntry = keyof typeof addresses

const isBuilt = (entry: Entry): entry is BuiltEntry => entry in addresses

/** Entries whose page not every role has yet. */
const notYetFor: Partial<Record<BuiltEntry, readonly Role[]>> = { dashboard: ['OFFICE', 'UNIVERSITY'] }

export type BuiltItem = BuiltEntry | { group: Group; entries: readonly BuiltEntry[] }

/** The menu of a person: empty for whom spec 2 names none. */
export function menuOf(user: User, context: Context): BuiltItem[] {
  // Nothing else opens before a required second factor is set up.
  if (user.mustSetUpSecondFactor) return ['settings']
  const who = user.role === 'STUDENT' && user.projectRole ? user.projectRole : user.role
  const items = menus[`${context.CURRENT_SEMESTER} ${who}`] ?? []
  const shown = (entry: Entry): entry is BuiltEntry =>
    isBuilt(entry) && !notYetFor[entry]?.includes(user.role)
  return items.flatMap((item): BuiltItem[] => {
    if (typeof item === 'string') return shown(item) ? [item] : []
    const entries = item.entries.filter(shown)
    return entries.length > 0 ? [{ group: item.group, entries }] : []
  })
}

/** A person's own root: the first page of their menu. */
export function firstPage(user: User, context: Context): (typeof addresses)[BuiltEntry] {
  const [first] = menuOf(user, context)
  const entry = typeof first === 'object' ? first.entries[0] : first
  return entry ? addresses[entry] : addresses.help
}
