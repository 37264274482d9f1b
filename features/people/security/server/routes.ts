import type { Handlers } from '#platform/server/request.ts'
import type { security } from '../calls.ts'
import { begin } from './begin.ts'
import { confirm } from './confirm.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { person } from './person.ts'
import { renewCodes } from './renew-codes.ts'
import { reset } from './reset.ts'
import { sessions } from './sessions.ts'
import { state } from './state.ts'
import { turnOff } from './turn-off.ts'

export const securityRoutes = {
  sessions,
  endSession,
  endOtherSessions,
  secondFactor: state,
  beginSecondFactor: begin,
  confirmSecondFactor: confirm,
  renewRecoveryCodes: renewCodes,
  turnOffSecondFactor: turnOff,
  person,
  endSessionsOf,
  resetSecondFactor: reset,
} satisfies Handlers<typeof security>
