import type { Handlers } from '#platform/server/request.ts'
import type { rescue } from '../calls.ts'
import { create } from './create.ts'
import { handBack } from './hand-back.ts'
import { invite } from './invite.ts'
import { mine } from './mine.ts'
import { move } from './move.ts'
import { propose } from './propose.ts'
import { round } from './round.ts'
import { send } from './send.ts'

export const rescueRoutes = { round, propose, move, send, mine, invite, create, handBack } satisfies Handlers<
  typeof rescue
>
