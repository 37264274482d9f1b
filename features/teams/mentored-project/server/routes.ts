import type { Handlers } from '#platform/server/request.ts'
import type { mentoredProject } from '../calls.ts'
import { contact, setContact } from './contact.ts'
import { list } from './list.ts'

export const mentoredProjectRoutes = { list, contact, setContact } satisfies Handlers<typeof mentoredProject>
