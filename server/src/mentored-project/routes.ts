import type { mentoredProject } from '@rajt/contract/mentored-project'
import type { Handlers } from '../plumbing/request.ts'
import { contact, setContact } from './contact.ts'
import { list } from './list.ts'

export const mentoredProjectRoutes = { list, contact, setContact } satisfies Handlers<typeof mentoredProject>
