import type { Handlers } from '#platform/server/request.ts'
import type { push } from '../calls.ts'
import { allow } from './allow.ts'
import { campaigns } from './campaigns.ts'
import { close } from './close.ts'
import { devices } from './devices.ts'
import { own } from './own.ts'
import { reach } from './reach.ts'
import { send } from './send.ts'
import { withdraw } from './withdraw.ts'

export const pushRoutes = {
  campaigns,
  reach,
  send,
  own,
  close,
  devices,
  allow,
  withdraw,
} satisfies Handlers<typeof push>
