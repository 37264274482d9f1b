import * as z from 'zod/mini'
import { Id, Instant } from '#platform/contract/parts.ts'

/** The attempt of an exam that counts: the last one closed. Points of 100. */
export const Counting = z.nullable(
  z.object({ attempt: Id, number: z.int(), points: z.int(), passed: z.boolean(), closedAt: Instant }),
)

/** A finished semester of one student; its lessons stay readable (decision S1). */
export const OldProgress = z.object({
  semester: z.string(),
  number: z.int(),
  modules: z.array(
    z.object({
      id: Id,
      position: z.int(),
      title: z.string(),
      extra: z.boolean(),
      counts: Counting,
      lessons: z.array(z.object({ id: Id, title: z.string() })),
    }),
  ),
  modulesCompleted: z.int(),
  moduleCount: z.int(),
  points: z.int(),
  reachable: z.int(),
  /** The proposed grade it ended with, 1 to 5, and its percent (decision C6). */
  grade: z.int(),
  percent: z.int(),
})
export type OldProgress = z.infer<typeof OldProgress>
