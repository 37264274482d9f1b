import * as z from 'zod/mini'
import { isReserved } from './reserved.ts'
import { cleanLine, cleanName, cleanText, countOf, strayLetter } from './signs.ts'

export const roles = ['STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY'] as const
export type Role = (typeof roles)[number]
export const staff = ['OFFICE', 'UNIVERSITY'] as const
export const isStaff = (role: Role): boolean => role === 'OFFICE' || role === 'UNIVERSITY'

export const personalities = ['CEO', 'CTO', 'PM', 'Creative'] as const
export type Personality = (typeof personalities)[number]

export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]

/** Spec 4: the state of a course, a module or its exam. */
export const progressStatuses = ['INACTIVE', 'ACTIVE', 'COMPLETED'] as const
export type ProgressStatus = (typeof progressStatuses)[number]

/** What an e-mailed link is for; a link for one purpose does nothing else (decision A4). */
export const linkPurposes = ['verify-email', 'reset-password', 'invitation', 'change-email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const linkStates = ['open', 'expired', 'used', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

export const limits = {
  /** Bytes; 5 MiB inclusive (spec 5, decision O1). */
  fileBytes: 5 * 1024 * 1024,
  /** Rows on a list page (decision L2). */
  pageSize: 20,
  /** Characters of a search text. */
  search: 100,
  /** Highest page number a list takes. */
  pageNumber: 100_000,
  /** Rows that a list counts and has pages for; to find a row beyond them, the search is narrowed. */
  listed: 1_000,
  /** Rows a marked set may hold. */
  marked: 200,
  /** What a picture may measure; the words of the refusals in errors.ts say the same numbers. */
  picture: {
    /** Width times height, in pixels. */
    pixels: 40_000_000,
    /** The longer side, in pixels. */
    side: 12_000,
    /** How many times as long as the shorter side the longer one may be. */
    ratio: 10,
  },
  /** Files that one person may be sending at the same moment. */
  uploadsAtOnce: 10,
} as const

/** A picture as a file of a call: an animated PNG has a media type of its own, and of an animated one the first is kept. */
export const pictureUpload = {
  maxBytes: limits.fileBytes,
  types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp'],
} as const
export const pictureRefusals = [
  'picture-unreadable',
  'picture-too-large',
  'picture-too-long',
  'picture-too-narrow',
] as const

/** A PDF as a file of a call: by its content, with at most 5 MiB (decision O1). */
export const pdfUpload = { maxBytes: limits.fileBytes, types: ['application/pdf'] } as const
export const pdfRefusals = ['pdf-unreadable', 'pdf-encrypted', 'pdf-without-pages'] as const

export const Id = z.uuid()
export const Instant = z.iso.datetime({ offset: true })
export const IdParams = z.strictObject({ id: Id })
/** A marked set of a list's rows. */
export const Marked = z.array(Id).check(z.minLength(1), z.maxLength(limits.marked))
/** The answer of a call that has nothing to tell beyond its success. */
export const Done = z.object({ done: z.literal(true) })
export const Role = z.enum(roles)
/** The role in a path is the caller's own, in lower or upper case (decision R5). */
export const RoleParams = z.strictObject({
  role: z.pipe(z.string().check(z.maxLength(20), z.toUpperCase()), Role),
})
export const Personality = z.enum(personalities)
export const Language = z.enum(languages)

/** The `editedAt` that an editor has read: an edit since then is not written over. Left out, nothing is compared. */
export const ReadEditedAt = z.optional(z.nullable(Instant))

const clean = z.overwrite(cleanText)
/** The check of what is typed in one line and has a shape of its own. */
export const cleanInOneLine = z.overwrite(cleanLine)

/** A required text of one field, which may have lines; cleaned (`cleanText`), counted in characters (code points). */
export const text = (max: number) => z.string().check(clean, z.minLength(1), z.maxLength(max))
/** A text that may be empty. */
export const optionalText = (max: number) => z.string().check(clean, z.maxLength(max))
/** A required text of one line, as names and titles are: a line break in it becomes a space. */
export const line = (max: number) => z.string().check(cleanInOneLine, z.minLength(1), z.maxLength(max))
/** A line that may be empty. */
export const optionalLine = (max: number) => z.string().check(cleanInOneLine, z.maxLength(max))
/** Matches the address rule of spec 5; stored lower case. */
export const Email = z.string().check(cleanInOneLine, z.toLowerCase(), z.maxLength(254), z.email())
/** Decision A7. */
export const Neptun = z.string().check(cleanInOneLine, z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/))
/** Letters that only look different, as those of formulas, are the plain ones that they stand for. */
const plainLetters = (name: string) =>
  name.replace(/[\u{10000}-\u{10ffff}]/gu, (letter) => letter.normalize('NFKC'))
const isOfBasicLetters = (name: string) => name.length === countOf(name)
/** A sign that cannot be seen, a tower of marks, or a full stop before anything but a space, a hyphen or an initial. */
const STRANGE_IN_A_NAME = /\p{DI}|\p{M}{4}|\.(?!$|[ -]|\p{L}\.)/u

/**
 * A surname or first name. It stands in mails to other people, so nothing in it reads as an address, a number or a
 * second line: a full stop ends a word or an initial. Nothing invisible, no towers of marks, no letter that needs two
 * units of UTF-16, and no Cyrillic or Greek letter among Latin ones: it would look like another name.
 */
export const PersonName = z.string().check(
  z.overwrite((name) => plainLetters(cleanName(name))),
  z.normalize('NFC'),
  z.overwrite((name) => name.replace(/[ \u00a0]+/g, ' ')),
  z.minLength(1),
  z.maxLength(60),
  z.regex(/^[\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u),
  z.refine((name) => !STRANGE_IN_A_NAME.test(name)),
  z.refine(isOfBasicLetters),
  z.refine((name) => strayLetter(name) === null, { params: { rule: 'alphabet' } }),
)
export const FullName = z.object({ surname: z.string(), firstname: z.string() })
/** The reader's own address of somebody's picture, for an hour at most (decision L11); null without a picture. */
export const Face = z.object({ profilePictureUrl: z.nullable(z.string()) })
/** What somebody was called before they renamed themselves: the first name, and the newest ones, oldest first. */
export const FormerNames = z.array(FullName)
export type FormerNames = z.infer<typeof FormerNames>
const usernameLetters =
  'A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u0218-\u021b\u1ea0-\u1ef9'
/** Latin letters, digits, and single marks between them. Which ones look alike, the database decides. */
const UsernameForm = z
  .string()
  .check(
    cleanInOneLine,
    z.normalize('NFKC'),
    z.minLength(3),
    z.maxLength(30),
    z.regex(new RegExp(`^[${usernameLetters}]+(?:[._-][${usernameLetters}]+)*$`)),
  )
const reservedRule = { params: { rule: 'reserved' }, abort: false }
export const Username = UsernameForm.check(z.refine((username) => !isReserved(username), reservedRule))
/** The same of somebody who may be of the staff; the server, which knows their role, refuses what only staff may say. */
export const OwnUsername = UsernameForm.check(
  z.refine((username) => !isReserved(username, 'OFFICE'), reservedRule),
)
/** Decision A6. Not trimmed: a space is part of a password. */
export const Password = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/\d/))
/** A password as it is typed at sign-in: any, but bounded. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(128))
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens in it do not matter. */
export const SecondFactorCode = line(40)
/**
 * Of an e-mailed link: 256 random bits as base64url (decision A4). Bounded only: one that was cut on its way is a
 * link that is not valid, not a field with a mistake.
 */
export const Token = z.string().check(z.minLength(1), z.maxLength(200))
export const TokenParams = z.strictObject({ accessToken: Token })

/** Spec 3: Pagination. */
export const Pagination = z.object({
  totalCount: z.int(),
  pageCount: z.int(),
  pageNumber: z.int(),
  /** True where there are more than `totalCount`, which is then the highest number that is counted; absent elsewhere. */
  isTotalExceeded: z.optional(z.boolean()),
})
export const PageNumber = z.int().check(z.minimum(1), z.maximum(limits.pageNumber))
export const Search = optionalLine(limits.search)

/** To whom a link was mailed, with most of the address hidden: a forwarded mail tells no more. */
export const MaskedAddress = z.object({ email: z.string() })

/** Of a question of an exam (spec 6). */
export const questionKinds = ['single', 'multiple', 'true-false', 'ordering', 'matching', 'numeric'] as const
export type QuestionKind = (typeof questionKinds)[number]
