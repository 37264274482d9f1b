import type { Handlers } from '#platform/server/request.ts'
import type { unverified } from '../calls.ts'
import { list } from './list.ts'
import { resend } from './resend.ts'

export const unverifiedRoutes = { list, resend } satisfies Handlers<typeof unverified>
