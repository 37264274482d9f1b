import type { auditLog } from '@rajt/contract/audit-log'
import type { Handlers } from '../plumbing/request.ts'
import { list } from './list.ts'

export const auditLogRoutes = { list } satisfies Handlers<typeof auditLog>
