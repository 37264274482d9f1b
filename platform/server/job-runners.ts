import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

const BEAT_MS = 10_000
/** A process that has not been seen for as long is gone: it pauses for less, and its jobs go on within a minute. */
const LOST_SECONDS = 35

/**
 * Notes that runners live; the jobs of those that were not seen for too long are given back, whichever process asks first.
 * A process of before these notes is never among them.
 */
const SEEN = `
  with alive as (
    insert into job_runner (id, seen_at) select id, clock_timestamp() from unnest($1::text[]) as id
    on conflict (id) do update set seen_at = excluded.seen_at),
  lost as (
    delete from job_runner where id <> all ($1) and seen_at < clock_timestamp() - make_interval(secs => $2) returning id),
  given as (select array_agg(id) as ids from lost)
  select ids, graphile_worker.force_unlock_workers(ids) from given where ids is not null`

/** Notes again and again that this process's runners live. `ids`: of those that it has now. */
export async function noteRunners(pool: pg.Pool, ids: ReadonlySet<string>, log: FastifyBaseLogger) {
  const beat = async () => {
    const { rows } = await pool.query<{ ids: string[] }>(SEEN, [[...ids], LOST_SECONDS])
    for (const { ids } of rows)
      log.warn({ part: 'jobs', runners: ids.length }, 'runners are gone, their jobs go on')
  }
  const note = () =>
    beat().catch((err) => log.warn({ part: 'jobs', err }, 'nobody could be told that jobs run here'))
  await beat()
  const timer = setInterval(note, BEAT_MS)
  timer.unref()
  return {
    /** At once, for a runner that has just begun. */
    note,
    /** Once the runners have ended. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await pool.query('delete from job_runner where id = any ($1)', [[...ids]]).catch(() => undefined)
    },
  }
}
