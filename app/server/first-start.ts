import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { ensurePushKey } from '#announcements/push/server/keys.ts'
import { importCourse } from '#course/authoring/server/import.ts'
import { makeCertificateKey } from '#course/certificate/server/keys.ts'
import { importPersonality } from '#course/personality/server/import.ts'
import { loadDemonstration } from '#local/demo/load.ts'
import { inviteFirstOffice } from '#people/people/server/first-office.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { inProject } from '#platform/server/in-project.ts'
import { sendKept } from '#platform/server/mail-worker.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { firstProgramme } from '#programme/programme/server/first.ts'

const CONTENT = inProject('content')
const PERSONALITY = join(CONTENT, 'personality')
/** Any constant: of processes that start together on an empty database one fills it. */
const LOCK = 7_208_452
const AGAIN_MS = 200

interface FirstStart {
  db: Database
  files: Files
  settings: Settings
  now: Date
  log: FastifyBaseLogger
}

/** What an empty database was filled with: a programme full of invented people, or the course and nobody. */
export type Content = 'demonstration' | 'course'

/**
 * Gives an empty database what it cannot do without, and people where the demonstration is asked for. Later: nothing but
 * the personality test of a newer version, which nobody edits in the product.
 * Refuses to go on for real with a database that the demonstration filled.
 */
export async function firstStart(first: FirstStart): Promise<Content> {
  const { db, settings, now, log } = first
  let content: Content = 'course'
  await inTurn(db, async (tx) => {
    const known = await tx.selectFrom('deployment').select('filled_with').executeTakeFirst()
    if (settings.DEMO === 'off' && known?.filled_with === 'demonstration') throw new CannotStart(DEMONSTRATED)
    content = (known?.filled_with as Content | undefined) ?? (await fill(tx, first))
    if (!known) log.info({ demo: settings.DEMO }, 'first data loaded')
    else if (await importPersonality(tx, PERSONALITY, now)) log.info('personality test brought up to date')
    await inviteFirstOffice(tx, settings, now)
    const left = settings.SMTP_URL && content === 'course' ? await sendKept(tx) : 0
    if (left > 0) log.info({ mails: left }, 'mails that were kept without a mail server leave')
    await makeCertificateKey(tx, { secret: settings.SECRET, now })
    await ensurePushKey(tx, settings, now)
  })
  return content
}

const DEMONSTRATED =
  'The demonstration filled this database, and anybody can read its passwords: DEMO=off needs an empty one, so set DATA_DIR or DATABASE_URL to another.'

/** Asked again and again: a connection of requests waits for no lock as long as a first start takes. */
async function inTurn(db: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  const isDone = () =>
    transact(db, async (tx) => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(
        tx,
      )
      if (rows[0]?.got) await work(tx)
      return rows[0]?.got
    })
  while (!(await isDone())) await sleep(AGAIN_MS)
}

/** Universities and a semester, the course and the personality test that come with the product (decision C1). */
async function fill(tx: Tx, { files, settings, now }: FirstStart): Promise<Content> {
  await firstProgramme(tx, settings, now)
  const semesters = await tx.selectFrom('semester').selectAll().orderBy('number').execute()
  const into = { tx, files, now }
  for (const { id, number } of semesters)
    await importCourse(
      into,
      id,
      join(CONTENT, `semester-${number}`),
      join(CONTENT, `media/semester-${number}`),
    )
  await importPersonality(tx, PERSONALITY, now)
  if (settings.DEMO !== 'off') await loadDemonstration(into, semesters)
  const content: Content = settings.DEMO === 'off' ? 'course' : 'demonstration'
  const set_up_at = content === 'demonstration' ? now : null
  await tx.insertInto('deployment').values({ filled_with: content, filled_at: now, set_up_at }).execute()
  return content
}
