import { security } from '@rajt/contract/security'
import { act, read, staged } from '../plumbing/request.ts'
import { begin } from './begin.ts'
import { confirm } from './confirm.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { endSessionsOf, person } from './person.ts'
import { renewCodes } from './renew-codes.ts'
import { reset } from './reset.ts'
import { sessions } from './sessions.ts'
import { state } from './state.ts'
import { turnOff } from './turn-off.ts'

export const securityRoutes = [
  read(security.sessions, sessions),
  act(security.endSession, endSession),
  act(security.endOtherSessions, endOtherSessions),
  read(security.secondFactor, state),
  staged(security.beginSecondFactor, begin),
  staged(security.confirmSecondFactor, confirm),
  staged(security.renewRecoveryCodes, renewCodes),
  staged(security.turnOffSecondFactor, turnOff),
  read(security.person, person),
  act(security.endSessionsOf, endSessionsOf),
  act(security.resetSecondFactor, reset),
]
