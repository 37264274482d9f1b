import { application } from '@rajt/contract/application'
import type { Call } from '@rajt/contract/call'
import { introduction } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { project } from '@rajt/contract/project'
import { team } from '@rajt/contract/team'

/** Calls about what a second semester alone has; in a first one all of them are refused (decision X9). */
export const secondSemesterCalls: readonly Call[] = [
  ...[project, application, invitation, introduction, team],
].flatMap((feature): Call[] => Object.values(feature))
