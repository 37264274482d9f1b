import * as z from 'zod/mini'
import { Id } from '#platform/contract/parts.ts'

// Apart from the calls: a student's home has the one-pager's, and would load all of the challenges' with them.

/** Why a challenge cannot be chosen now. */
export const slotRefusals = ['challenge-full', 'challenge-deadline-passed'] as const

/** A challenge by its name alone. */
export const ChallengeTitle = z.object({ _id: Id, title: z.string() })
export type ChallengeTitle = z.infer<typeof ChallengeTitle>
