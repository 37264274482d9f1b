import type { Handlers } from '#platform/server/request.ts'
import type { auditLog } from '../calls.ts'
import { list } from './list.ts'

export const auditLogRoutes = { list } satisfies Handlers<typeof auditLog>
