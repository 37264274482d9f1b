import type { unverified } from '@rajt/contract/unverified'
import type { Handlers } from '../plumbing/request.ts'
import { list } from './list.ts'
import { resend } from './resend.ts'

export const unverifiedRoutes = { list, resend } satisfies Handlers<typeof unverified>
