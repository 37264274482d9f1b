import type { Handlers } from '#platform/server/request.ts'
import type { mail } from '../calls.ts'
import { counts } from './counts.ts'
import { ofPerson } from './of-person.ts'
import { sendAgain } from './send-again.ts'
import { tried } from './tried.ts'
import { tryOut } from './try-out.ts'
import { untaken } from './untaken.ts'

export const mailRoutes = { untaken, counts, sendAgain, ofPerson, tryOut, tried } satisfies Handlers<
  typeof mail
>
