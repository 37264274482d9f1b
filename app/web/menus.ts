import type { Viewer } from './viewer.ts'

/** Names of menu entries: keys of the texts, and what a row of the page table says as its `menu`. */
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
  | 'received-applications'
  | 'own-interests'
  | 'member-applications'
  | 'member-invitations'
  | 'mentored-projects'
  | 'data-export'
export type Group = 'one-pagers' | 'team' | 'mentor' | 'project'
export type Item = Entry | { group: Group; entries: readonly Entry[] }

const ofOffice: Record<1 | 2, readonly Item[]> = {
  1: [
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
  2: [
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
}
/** Of members of the office who write the course and nothing else (decision 24). */
const ofEditor = ['dashboard', 'modules', 'settings', 'help'] as const

/** Spec 2, "Side menus": order and groups. An entry is shown to whom the page table has a page for it. */
export const menus: Partial<Record<Viewer, readonly Item[]>> = {
  // Nothing else opens before a required second factor is set up.
  SECOND_FACTOR: ['settings'],
  FORMER: ['dashboard', 'modules', 'news', 'events', 'settings', 'help'],
  '1 STUDENT': ['dashboard', 'modules', 'one-pager', 'news', 'events', 'settings', 'help'],
  '1 MENTOR': ['modules', 'news', 'events', 'find-mentors', 'settings', 'help'],
  '1 OFFICE': ofOffice[1],
  '1 READER': ofOffice[1],
  '1 EDITOR': ofEditor,
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
      entries: ['find-project', 'received-applications', 'mentored-projects', 'own-interests'],
    },
    'news',
    'events',
    'find-mentors',
    'settings',
    'help',
  ],
  '2 OFFICE': ofOffice[2],
  '2 READER': ofOffice[2],
  '2 EDITOR': ofEditor,
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

/**
 * What is used most: at the foot of a phone's window. It begins with the home, that of mentors too, whose menu has none
 * (docs/decisions/0021).
 */
export const bars: Partial<Record<Viewer, readonly Entry[]>> = {
  FORMER: ['dashboard', 'modules', 'news', 'events'],
  '1 STUDENT': ['dashboard', 'modules', 'one-pager', 'news'],
  '1 MENTOR': ['dashboard', 'modules', 'news', 'events'],
  '1 OFFICE': ['dashboard', 'registration-confirmation', 'students', 'news'],
  '1 READER': ['dashboard', 'registration-confirmation', 'students', 'news'],
  '1 EDITOR': ofEditor,
  '1 UNIVERSITY': ['dashboard', 'registration-confirmation', 'students', 'one-pager'],
  '2 OWNER': ['dashboard', 'modules', 'team', 'news'],
  '2 MEMBER': ['dashboard', 'modules', 'my-project', 'news'],
  '2 MENTOR': ['dashboard', 'received-applications', 'mentored-projects', 'news'],
  '2 OFFICE': ['dashboard', 'students', 'progress-report', 'news'],
  '2 READER': ['dashboard', 'students', 'progress-report', 'news'],
  '2 EDITOR': ofEditor,
  '2 UNIVERSITY': ['dashboard', 'students', 'find-project', 'progress-report'],
}

/** What of a bar stands for an entry beside it in sense, where no group of the menu says so. */
export const stoodFor: Partial<Record<Viewer, Partial<Record<Entry, Entry>>>> = {
  '2 OWNER': { 'my-project': 'team' },
}
