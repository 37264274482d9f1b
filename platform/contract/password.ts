import * as z from 'zod/mini'
import { Email, Password, TypedPassword } from './parts.ts'

// Beside auth.ts and not in it: the sign-in page loads auth.ts, and these bring the validator along.
export const ForgotPassword = z.strictObject({ email: Email })
export const ChangeByToken = z.strictObject({ password: Password })
export const ChangeOwn = z.strictObject({ currentPassword: TypedPassword, newPassword: Password })

/** Stands in the token's place when the signed-in caller changes their own password (spec 7). */
export const OWN_PASSWORD = 'current'
