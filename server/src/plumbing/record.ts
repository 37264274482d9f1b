import { sql } from 'kysely'
import type { Tx } from './database.ts'
import type { ActScope } from './request.ts'

/** The jobs that acts leave behind; each has its worker where its feature is. */
export interface JobPayloads {
  'send-mail': { mail: string }
  'time-out-attempt': { attempt: string }
  'take-back-attempt': { attempt: string }
  /** Every night by itself. */
  tidy: Record<string, never>
}

/** Writes a job in the act's own transaction: it runs once, and only if the act commits (decision L8). */
export async function schedule<J extends keyof JobPayloads>(
  tx: Tx,
  job: J,
  payload: JobPayloads[J],
  at?: Date,
) {
  await sql`select graphile_worker.add_job(${job}::text, ${JSON.stringify(payload)}::json, run_at => ${at ?? null}::timestamptz)`.execute(
    tx,
  )
}

/** The audit line of an act, in its transaction (decision L9). */
export async function record(
  scope: ActScope,
  act: string,
  subjectId: string,
  detail: Record<string, unknown> = {},
) {
  await scope.tx
    .insertInto('audit')
    .values({
      at: scope.now,
      actor_id: scope.actor?.id ?? null,
      act,
      subject_id: subjectId,
      detail: JSON.stringify(detail),
    })
    .execute()
}
