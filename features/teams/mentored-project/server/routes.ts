import type { Handlers } from '#platform/server/request.ts'
import type { mentoredProject } from '../calls.ts'
import { contact } from './contact.ts'
import { list } from './list.ts'
import { setContact } from './set-contact.ts'

export const mentoredProjectRoutes = { list, contact, setContact } satisfies Handlers<typeof mentoredProject>
