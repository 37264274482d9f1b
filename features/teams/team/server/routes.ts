import type { Handlers } from '#platform/server/request.ts'
import type { team } from '../calls.ts'
import { complete, reopen } from './complete.ts'
import { add, dissolve, handOver, remove } from './correct.ts'
import { removeMentor, setMentor } from './mentor.ts'
import { mine } from './mine.ts'

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
