import type { Handlers } from '#platform/server/request.ts'
import type { team } from '../calls.ts'
import { add } from './add.ts'
import { complete } from './complete.ts'
import { dissolve } from './dissolve.ts'
import { handOver } from './hand-over.ts'
import { mine } from './mine.ts'
import { remove } from './remove.ts'
import { removeMentor } from './remove-mentor.ts'
import { reopen } from './reopen.ts'
import { setMentor } from './set-mentor.ts'

export const teamRoutes = {
  mine,
  complete,
  reopen,
  add,
  remove,
  handOver,
  setMentor,
  removeMentor,
  dissolve,
} satisfies Handlers<typeof team>
