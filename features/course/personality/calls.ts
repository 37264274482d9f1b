import * as z from 'zod/mini'
import { User } from '#people/auth/calls.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Personality } from '#platform/contract/parts.ts'

/** Agreement with a statement: 1 not at all, 5 fully (decision C7). */
export const SCORE = { min: 1, max: 5 } as const

export const PersonalityType = z.object({
  personality: Personality,
  title: z.string(),
  tagline: z.string(),
  /** Paragraphs. */
  description: z.array(z.string()),
  strengths: z.array(z.string()),
  watch: z.array(z.string()),
  team: z.string(),
})
export type PersonalityType = z.infer<typeof PersonalityType>

/** Normalised scores 0-100 of the four types, highest first. */
export const PersonalityResult = z.array(z.object({ personality: Personality, percent: z.int() }))
/** The types that share the highest score; none before the test, or where all four are equal (decision C7). */
const Suggested = z.array(Personality)

/** More than this share of equal answers is asked about before it counts. */
export const UNIFORM_SHARE = 0.9

/** A statement is read and answered in about as long. */
const STATEMENT_SECONDS = 15
/** About how many minutes the test takes. */
export const testMinutes = (statements: number): number => Math.ceil((statements * STATEMENT_SECONDS) / 60)

export const PersonalityTest = z.object({
  statements: z.array(z.object({ id: Id, text: z.string() })),
  types: z.array(PersonalityType),
  /** The caller's last result; null before the first test. */
  result: z.nullable(PersonalityResult),
  suggested: Suggested,
  chosen: z.nullable(Personality),
  /** In a team of two or more the choice stays (decision C7). */
  isFixed: z.boolean(),
})

export const about = 'The personality test and the choice of a personality.'

export const personality = {
  test: call({
    summary: "Get the personality test and one's last result",
    method: 'GET',
    path: '/personality-test',
    who: ['STUDENT'],
    opens: 'onboarded',
    answer: PersonalityTest,
  }),
  answer: call({
    summary: 'Submit the answers of the personality test',
    method: 'POST',
    path: '/personality-test',
    who: ['STUDENT'],
    opens: 'onboarded',
    body: z.strictObject({
      answers: z
        .array(z.strictObject({ id: Id, score: z.int().check(z.minimum(SCORE.min), z.maximum(SCORE.max)) }))
        .check(z.minLength(1), z.maxLength(200)),
      /** The caller was asked about answers that are nearly all equal, and means them. */
      confirmed: z.optional(z.boolean()),
    }),
    answer: z.object({ result: PersonalityResult, suggested: Suggested }),
    refuses: ['personality-test-incomplete', 'personality-test-uniform'],
  }),
  select: call({
    summary: 'Select a personality',
    method: 'POST',
    path: '/personality-test/select',
    who: ['STUDENT'],
    opens: 'onboarded',
    body: z.strictObject({ personality: Personality }),
    answer: z.object({ user: User }),
    refuses: ['personality-not-tested', 'personality-in-team'],
  }),
}
