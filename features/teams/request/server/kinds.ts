import type { AuditAct } from '#platform/contract/audit.ts'
import type { RequestPage } from '../requests-calls.ts'
import type { TeamRequestKind } from '../states.ts'

/** Whose request it is: between a project's owner and the person who would come to it. */
export const sides = ['person', 'owner'] as const
export type Side = (typeof sides)[number]

interface Kind {
  sender: Side
  receiver: Side
  /** In the audit, where it begins; states.ts has how it goes on. */
  sent: AuditAct
  /** Where each side answers it, or follows what becomes of it (spec 2). */
  pages: Record<Side, RequestPage>
}

/**
 * What a kind of request is. Who moves it and how that is refused is in states.ts, what accepting it does in joining.ts,
 * when it may be sent in rules.ts, and its words in mail-texts.ts.
 */
export const kinds: Record<TeamRequestKind, Kind> = {
  APPLICATION: {
    sender: 'person',
    receiver: 'owner',
    sent: 'application-sent',
    pages: { person: '/project/project-applications', owner: '/my-project/manage-applications' },
  },
  INVITATION: {
    sender: 'owner',
    receiver: 'person',
    sent: 'team-invitation-sent',
    pages: { person: '/project/invitations', owner: '/my-project/team/member-finder/invitations' },
  },
  MENTOR_APPLICATION: {
    sender: 'owner',
    receiver: 'person',
    sent: 'mentor-application-sent',
    pages: { person: '/project/project-applications', owner: '/mentors/mentor-applications' },
  },
}
