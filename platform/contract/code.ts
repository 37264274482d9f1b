import * as z from 'zod/mini'
import { cleanInOneLine } from './parts.ts'

/** Minutes a mailed code is valid. */
export const CODE_MINUTES = 15
/** Seconds after which another one may be asked for. */
export const CODE_AGAIN_SECONDS = 60
/** No letter or digit that looks like another one. */
export const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 8

/** A code from a mail, as somebody types it: in any case, with spaces or hyphens. */
export const MailedCode = z.string().check(
  cleanInOneLine,
  z.maxLength(40),
  z.toUpperCase(),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
  z.regex(/^[A-HJKMNP-Z2-9]{8}$/),
)
