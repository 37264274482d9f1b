import type { mail } from '@rajt/contract/mail'
import type { Handlers } from '../plumbing/request.ts'
import { counts, untaken } from './list.ts'
import { ofPerson } from './of-person.ts'
import { tried, tryOut } from './try-out.ts'

export const mailRoutes = { untaken, counts, ofPerson, tryOut, tried } satisfies Handlers<typeof mail>
