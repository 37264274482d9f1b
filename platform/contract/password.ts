import * as z from 'zod/mini'
import { Email, Password, TypedPassword } from './parts.ts'

// Not among the calls of auth: the sign-in page loads those, and these bring the validator along.
export const ForgotPassword = z.strictObject({ email: Email })
export const ChangeByToken = z.strictObject({ password: Password })
export const ChangeOwn = z.strictObject({ currentPassword: TypedPassword, newPassword: Password })

/** Stands in the token's place when the signed-in caller changes their own password (spec 7). */
export const OWN_PASSWORD = 'current'
