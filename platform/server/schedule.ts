import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'
import { jsonOf } from './json.ts'

/** The jobs that acts leave behind; each has its worker where its feature is. */
export interface JobPayloads {
  'send-mail': { mail: string }
  /** Of attempts that began in the version before. */
  'time-out-attempt': { attempt: string }
  'take-back-attempt': { attempt: string }
  'send-push': { delivery: string }
  'gather-own-data': { ownData: string }
  'run-import': { import: string }
  regrade: { ruling: string }
  'import-course': { semester: string }
  /** Every minute by themselves. */
  'exam-clock': Record<string, never>
  'request-clock': Record<string, never>
  'missed-one-pagers': Record<string, never>
  'publish-planned': Record<string, never>
  /** Every hour by itself. */
  'count-questions': Record<string, never>
  /** Every night by itself. */
  tidy: Record<string, never>
}

/** Writes a job, or one for each payload, in the act's own transaction: it runs once, and only if the act commits (decision L8). */
export async function schedule<J extends keyof JobPayloads>(
  tx: Tx,
  job: J,
  payload: JobPayloads[J] | readonly JobPayloads[J][],
  at?: Date,
) {
  const payloads = jsonOf(Array.isArray(payload) ? payload : [payload])
  await jobsOf(job, sql`json_array_elements(${payloads}::json) payload`, at).execute(tx)
}

/**
 * The statement that writes them, for a table of `payload` in a statement of its own or in a larger one. They are written
 * together: each job that is added alone wakes every runner.
 */
export const jobsOf = (
  job: keyof JobPayloads,
  payloads: RawBuilder<unknown>,
  at?: Date,
  /** By which a job may be taken back, in the words of `payload`. */
  key: RawBuilder<unknown> = sql`null`,
) =>
  sql`select from graphile_worker.add_jobs(array(
    select (${job}::text, payload, null, ${at ?? null}::timestamptz, null, ${key}, null, null)::graphile_worker.job_spec
    from ${payloads}))`

/** Takes a job back. False where it has begun, or is over; whoever refuses then leaves it as it was. */
export async function takeJobBack(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select locked_at is null as "isFree" from graphile_worker.remove_job(${key}::text)`.execute(tx)
  return rows[0]?.isFree === true
}
