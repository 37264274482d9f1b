import * as z from 'zod/mini'
import { attachmentTypes } from '#course/course/lesson-parts.ts'
import { LessonUse } from '#course/course/lesson-use.ts'
import { FullName, Id, Instant } from '#platform/contract/parts.ts'

/** What stands beside the text of a lesson; a picture stands in it (decision 28). */
export const lessonMediaKinds = ['interactive', 'video', 'podcast', 'worksheet'] as const
export type LessonMediumKind = (typeof lessonMediaKinds)[number]
export const mediaKinds = [...lessonMediaKinds, 'picture'] as const
export type MediumKind = (typeof mediaKinds)[number]

/** What takes time to do, as its editor says. */
export const takesWork = (kind: MediumKind | null): boolean => kind === 'worksheet' || kind === 'interactive'

/** Bytes of the largest file of the library. */
export const FILE_MAX = 500 * 1024 ** 2
/** Bytes of a picture as it comes; what is kept of it is smaller. The words of its refusal say the same number. */
export const PICTURE_MAX = 10 * 1024 ** 2
/** Pixels of a picture's longer side: twice what the column of a lesson shows. */
export const PICTURE_SIDE = 1600
/** Bytes of each part of an upload but its last. */
export const PART_BYTES = 8 * 1024 ** 2
/** Uploads that one person may have begun and not ended. */
export const OPEN_UPLOADS = 10
/** Characters, and minutes of work. */
export const mediaLimits = {
  title: 150,
  fileName: 200,
  transcript: 60_000,
  workMinutes: 600,
  address: 2_000,
} as const

/** What the library has, by content; of a picture, what it was made. */
export const mediaTypes = [
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/webm',
  ...attachmentTypes,
  'image/webp',
] as const

/** Why captions cannot be taken, and where. */
export const captionProblems = [
  'no-header',
  'no-cues',
  'no-text',
  'bad-times',
  'ends-before-it-starts',
  'starts-too-early',
  'too-many-lines',
  'too-fast',
  'too-many',
] as const
export const CaptionProblem = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  problem: z.enum(captionProblems),
})
export type CaptionProblem = z.infer<typeof CaptionProblem>

export const Medium = z.object({
  _id: Id,
  kind: z.enum(mediaKinds),
  title: z.string(),
  /** Of its file; null of interactive content, which has none. */
  mediaType: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  seconds: z.nullable(z.int()),
  /** Of a picture: pixels, and where it is; null of all else. */
  picture: z.nullable(z.object({ width: z.int(), height: z.int(), url: z.string() })),
  /** Of interactive content: where it is played, and whether lessons may show it from there; null of all else. */
  interactive: z.nullable(z.object({ address: z.string(), host: z.string(), isAllowed: z.boolean() })),
  /** What doing it takes; null where nobody has said it, and of what is played. */
  workMinutes: z.nullable(z.int()),
  hasCaptions: z.boolean(),
  hasTranscript: z.boolean(),
  addedAt: Instant,
  /** Null of what came with the product. */
  addedBy: z.nullable(FullName),
  /** Lessons that name it now, in a draft or in an earlier version. */
  uses: z.int(),
})
export type Medium = z.infer<typeof Medium>

export const MediumDetails = z.object({
  ...Medium.shape,
  /** Of a player; of a worksheet, to be saved; of interactive content, its page. */
  url: z.string(),
  captionsUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** Paragraphs, an empty line between two; one that begins with `host:` or `guest:` is said by them. */
  transcript: z.string(),
  usedBy: z.array(LessonUse),
  /** Files that stood in its place before, or addresses, which have no size; the newest first. */
  replacements: z.array(
    z.object({ name: z.string(), bytes: z.nullable(z.int()), at: Instant, by: z.nullable(FullName) }),
  ),
  can: z.object({ remove: z.boolean() }),
})
export type MediumDetails = z.infer<typeof MediumDetails>

export const Upload = z.object({
  _id: Id,
  bytes: z.int(),
  /** How much of it is here: the next part begins there. */
  received: z.int(),
  partBytes: z.int(),
  /** Forgotten then, unless another part comes. */
  until: Instant,
})
export type Upload = z.infer<typeof Upload>
