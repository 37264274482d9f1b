import * as z from 'zod/mini'
import { Encoding } from '#platform/contract/encoding.ts'
import { Id, questionKinds } from '#platform/contract/parts.ts'

/** What files of questions are read; by their content, whatever they are called. */
export const fileFormats = ['moodle-xml', 'gift', 'aiken'] as const
export type FileFormat = (typeof fileFormats)[number]
/** What they are written in: Aiken has one kind of question alone. */
export const writtenFormats = ['moodle-xml', 'gift'] as const
export type WrittenFormat = (typeof writtenFormats)[number]

/** What a file may hold, and how many of its questions one import takes. */
export const bankLimits = { bytes: 16 * 1024 * 1024, questions: 10_000, chosen: 500 } as const

/**
 * What is lost or changed of a question that is taken. `pictures`, `media`: a prompt is text alone; what a picture says
 * instead of itself stays in brackets. `formula`, `formatting`: stand as they were typed. `points`: were none from 1 to 5.
 * `weights`: an answer that was right in part. `answers`: a number that was right beside the first one. `comments`: of
 * single options. `pairs`: wrong choices beside the pairs. `units`: other units than the first. `same-option`: two options
 * say the same. `letters`: some are lost, as the file is or as its encoding was read.
 */
export const fileWarnings = [
  'pictures',
  'media',
  'formula',
  'formatting',
  'points',
  'weights',
  'answers',
  'comments',
  'pairs',
  'units',
  'same-option',
  'letters',
] as const
export type FileWarning = (typeof fileWarnings)[number]

/**
 * Why a question is not taken. `kind`: of none that an exam asks, `about` it. `broken`: not to be read as its format.
 * `prompt`: it has none. `only-pictures`: there is nothing but a picture to read. `number`:
 * larger than an answer may be.
 */
export const fileFaults = [
  'kind',
  'broken',
  'prompt',
  'only-pictures',
  'too-long',
  'too-few-options',
  'too-many-options',
  'right-answer',
  'several-right',
  'number',
] as const
export type FileFault = (typeof fileFaults)[number]

/**
 * `taken`: as it stands, or with its warnings. `twin`: another question asks the same with other options, in the file
 * before it or in the bank. `there`: the module has it already, or the file has it above. `not-taken`: for its fault.
 */
export const fileOutcomes = ['taken', 'warned', 'twin', 'there', 'not-taken'] as const
export type FileOutcome = (typeof fileOutcomes)[number]

/** A question of a file as it would be taken. */
export const FileQuestion = z.object({
  /** Its place among the questions of the file, from 1. */
  number: z.int(),
  /** Where it begins in the file, from 1. */
  line: z.int(),
  outcome: z.enum(fileOutcomes),
  /** Null where it is not taken for its fault. */
  kind: z.nullable(z.enum(questionKinds)),
  /** The beginning of what it asks. */
  prompt: z.string(),
  /** The beginnings of its options; of an ordering in the right order, of a matching with what belongs to each. */
  options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
  warnings: z.array(z.enum(fileWarnings)),
  fault: z.nullable(z.enum(fileFaults)),
  /** Of the fault `kind`, what the file calls it. */
  about: z.nullable(z.string()),
  /** Of `twin` and `there`: the question of the bank; null where it is in the file itself. */
  twin: z.nullable(z.object({ _id: Id, module: z.int() })),
})
export type FileQuestion = z.infer<typeof FileQuestion>

export const QuestionFile = z.object({
  format: z.enum(fileFormats),
  /** How its letters were read. */
  encoding: Encoding,
  questions: z.array(FileQuestion),
})
export type QuestionFile = z.infer<typeof QuestionFile>
