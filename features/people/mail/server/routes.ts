import type { Handlers } from '#platform/server/request.ts'
import type { mail } from '../calls.ts'
import { counts, untaken } from './list.ts'
import { ofPerson } from './of-person.ts'
import { sendAgain } from './send-again.ts'
import { tried, tryOut } from './try-out.ts'

export const mailRoutes = { untaken, counts, sendAgain, ofPerson, tryOut, tried } satisfies Handlers<
  typeof mail
>
