import type { Handlers } from '#platform/server/request.ts'
import type { push } from '../calls.ts'
import { campaigns, close, own, reach } from './campaigns.ts'
import { allow, devices, withdraw } from './devices.ts'
import { send } from './send.ts'

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
