import type { RequestPage } from '../requests-calls.ts'
import type { TeamRequestKind } from '../states.ts'

/** Whose request it is: between a project's owner and the person who would come to it. */
export const sides = ['person', 'owner'] as const
export type Side = (typeof sides)[number]

export const senderOf = (kind: TeamRequestKind): Side => (kind === 'APPLICATION' ? 'person' : 'owner')
export const receiverOf = (kind: TeamRequestKind): Side => (senderOf(kind) === 'owner' ? 'person' : 'owner')

/** Where each side answers it, or follows what becomes of it (spec 2). */
export const pages: Record<TeamRequestKind, Record<Side, RequestPage>> = {
  APPLICATION: { person: '/project/project-applications', owner: '/my-project/manage-applications' },
  INVITATION: { person: '/project/invitations', owner: '/my-project/team/member-finder/invitations' },
  MENTOR_APPLICATION: { person: '/project/project-applications', owner: '/mentors/mentor-applications' },
}
