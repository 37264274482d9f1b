import type { mentoredProject } from '@rajt/contract/mentored-project'
import type { Handlers } from '../plumbing/request.ts'
import { list } from './list.ts'

export const mentoredProjectRoutes = { list } satisfies Handlers<typeof mentoredProject>
