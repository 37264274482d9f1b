import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { Id, IdParams, Instant } from '#platform/contract/parts.ts'

/** How long a file of somebody's own data waits to be downloaded. */
export const OWN_DATA_KEPT_DAYS = 7

/** Everything that Rajt knows about the caller as one file: made by a job, downloaded once. */
export const OwnData = z.object({
  _id: Id,
  askedAt: Instant,
  /** Null while it is being made; `until` then, it can be downloaded. */
  ready: z.nullable(z.object({ bytes: z.int(), until: Instant })),
})
export type OwnData = z.infer<typeof OwnData>

/** Null before it was asked for, and after it was downloaded or forgotten. */
const Standing = z.object({ ownData: z.nullable(OwnData) })

export const about = "One's own data, as a file to keep."

export const ownData = {
  standing: call({
    summary: "Get how far the file of one's own data is",
    method: 'GET',
    path: '/own-data',
    who: 'signed-in',
    concerns: 'oneself',
    answer: Standing,
  }),
  /** Idempotent while the file is being made or waits to be downloaded: it stays the same one. */
  ask: call({
    summary: "Ask for the file of one's own data",
    method: 'POST',
    path: '/own-data',
    who: 'signed-in',
    concerns: 'oneself',
    answer: Standing,
  }),
  /** One download: whoever needs the file again asks for a new one. */
  file: call({
    summary: "Download the file of one's own data",
    method: 'GET',
    path: '/own-data/:id/file',
    who: 'signed-in',
    concerns: 'oneself',
    params: IdParams,
    answer: file('application/zip'),
  }),
}
