import * as z from 'zod/mini'

const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
const openDocument = (kind: string) => `application/vnd.oasis.opendocument.${kind}`
/** What can be attached to a lesson, by content. */
export const attachmentTypes = [
  'application/pdf',
  office('wordprocessingml.document'),
  office('spreadsheetml.sheet'),
  office('presentationml.presentation'),
  openDocument('text'),
  openDocument('spreadsheet'),
  openDocument('presentation'),
] as const

export const checkKinds = ['single', 'multiple', 'true-false'] as const

/**
 * What a lesson, or all of a module, takes in whole minutes, from what it holds (decision Y13): to read its text, think
 * about its self-checks and play its media; and beside them to do its worksheet and tasks.
 */
export const Minutes = z.object({ readingMinutes: z.int(), workMinutes: z.int() })

/** Names of companies and guests that are made up for it, in the order they appear. */
export const Invented = z.array(z.string())

export const Check = z.object({
  kind: z.enum(checkKinds),
  prompt: z.string(),
  options: z.array(z.string()),
  correct: z.array(z.int()),
  why: z.string(),
})
export type Check = z.infer<typeof Check>

/** Content that is played on another host, and shown from there (decision 23). */
export const Interactive = z.object({
  id: z.uuid(),
  title: z.string(),
  host: z.string(),
  /** Null where the operator does not allow its host: it cannot be shown. */
  address: z.nullable(z.string()),
  /** What doing it takes, as its editor says; null where nobody has said it. */
  workMinutes: z.nullable(z.int()),
})
export type Interactive = z.infer<typeof Interactive>

export const Media = z.object({
  kind: z.enum(['video', 'podcast', 'worksheet']),
  title: z.string(),
  url: z.string(),
  /** WebVTT, videos only. */
  captionsUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** Paragraphs of what is said; empty for worksheets. */
  transcript: z.array(z.object({ who: z.nullable(z.enum(['host', 'guest'])), says: z.string() })),
  seconds: z.nullable(z.int()),
  /** What doing a worksheet takes, as its editor says; null where nobody has said it. */
  workMinutes: z.nullable(z.int()),
  invented: Invented,
  bytes: z.int(),
})
export type Media = z.infer<typeof Media>
