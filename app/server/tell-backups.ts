import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Metrics } from '#platform/server/metrics/metrics.ts'
import type { Settings } from '#platform/server/settings.ts'

/** What `npm run backup` leaves in DATA_DIR. */
export const LAST_BACKUP = 'last-backup.json'

/**
 * Seconds for which changes have not reached the archive: 0 where the last attempt succeeded, and no row where nothing was
 * ever archived.
 */
const ARCHIVE = `
  select case when last_failed_time > coalesce(last_archived_time, '-infinity')
    then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset, clock_timestamp())) else 0 end::float8 as failing
  from pg_stat_archiver where archived_count + failed_count > 0`

/** How old the last backup of the embedded database is; of a database of its own, whether changes reach its archive. */
export function tellBackups(
  metrics: Metrics,
  pool: pg.Pool,
  { dataDir, DATABASE_URL }: Pick<Settings, 'dataDir' | 'DATABASE_URL'>,
): void {
  metrics.addGauge({
    name: 'rajt_backup_age_seconds',
    help: 'How old the last backup of the embedded database is; infinite where none was made.',
    value: () => (DATABASE_URL ? null : secondsSinceBackup(dataDir)),
  })
  metrics.addGauge({
    name: 'rajt_archive_failing_seconds',
    help: 'How long changes of the database have not reached its archive.',
    value: async () => (await pool.query<{ failing: number }>(ARCHIVE)).rows[0]?.failing ?? null,
  })
}

async function secondsSinceBackup(dataDir: string): Promise<number> {
  const content = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => null)
  if (content === null) return Number.POSITIVE_INFINITY
  const { at }: { at: string } = JSON.parse(content)
  return (Date.now() - Date.parse(at)) / 1_000
}
