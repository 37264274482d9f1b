import { type RawBuilder, sql } from 'kysely'
import type { AuditAct } from '#platform/contract/audit.ts'
import type { Tx } from './database.ts'
import { jsonOf } from './json.ts'
import type { ActScope } from './request.ts'

/** The jobs that acts leave behind; each has its worker where its feature is. */
export interface JobPayloads {
  'send-mail': { mail: string }
  'time-out-attempt': { attempt: string }
  'take-back-attempt': { attempt: string }
  'send-push': { delivery: string }
  'gather-own-data': { ownData: string }
  'run-import': { import: string }
  'import-course': { semester: string }
  /** Every minute by themselves. */
  'request-clock': Record<string, never>
  'missed-one-pagers': Record<string, never>
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
export const jobsOf = (job: keyof JobPayloads, payloads: RawBuilder<unknown>, at?: Date) =>
  sql`select from graphile_worker.add_jobs(array(
    select (${job}::text, payload, null, ${at ?? null}::timestamptz, null, null, null, null)::graphile_worker.job_spec
    from ${payloads}))`

/** The audit line of an act, one for each subject, in its transaction (decision L9). */
export async function record(
  scope: ActScope,
  act: AuditAct,
  subjects: string | readonly string[],
  detail: Record<string, unknown> = {},
) {
  const ids = typeof subjects === 'string' ? [subjects] : subjects
  if (ids.length === 0) return
  await linesOf(scope, act, sql`unnest(${ids}::text[]) subject`, detail).execute(scope.tx)
}

/** The statement that writes them, for a table of `subject` in a statement of its own or in a larger one. */
export const linesOf = (
  { actor, now }: ActScope,
  act: AuditAct,
  subjects: RawBuilder<unknown>,
  detail: Record<string, unknown> = {},
) => sql`insert into audit (at, actor_id, act, detail, subject_id)
  select ${now}::timestamptz, ${actor?.id ?? null}::uuid, ${act}, ${jsonOf(detail)}::jsonb, subject
  from ${subjects}`
