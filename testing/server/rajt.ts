import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { buildApp } from '#app/server/app.ts'
import { metricsOf, tellListener, tellReplica } from '#app/server/metrics.ts'
import { dropAllCaches, notices } from '#app/server/notices.ts'
import { tellBackups } from '#app/server/tell-backups.ts'
import { sessionLimits } from '#people/identity/server/session.ts'
import { later } from '#platform/server/clock.ts'
import { type Database, openDatabase, openPool } from '#platform/server/database.ts'
import { listen } from '#platform/server/listen.ts'
import { openLog } from '#platform/server/log.ts'
import { openFiles } from '#platform/server/open-files.ts'
import type { Reads } from '#platform/server/reads.ts'
import { makeAppRole } from '#platform/server/roles.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { readSettings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { cast } from './cast.ts'
import { type Client, client } from './client.ts'
import { frozenClock, SEMESTER_STARTS } from './clock.ts'
import { brokenRules } from './invariants.ts'
import { type Mail, mailsTo } from './mails.ts'
import { addPeople, type Person, person } from './people.ts'
import { keysOf, missingFiles } from './stray-files.ts'
import { databaseAt, run, SECRET, TEMPLATE } from './template.ts'

interface Wanted {
  /** Environment variables beside those of every test. */
  settings?: Record<string, string>
  log?: { level: string; to: DestinationStream }
  /** Where lists are read; else where everything is. */
  reads?: (primary: Database) => Reads
  /** A walk over hundreds of calls that hardly change anything: the rules of the database are asked once, at its end. */
  isWalk?: boolean
}

// Of three files at once, some with a second server: together they stay below what the database takes.
const CONNECTIONS = 16
const OWNER_CONNECTIONS = 2
/** Fifty at once wait for a connection, on a slow machine for longer than people would. */
const BUSY_MACHINE = { connect: 30_000 }
let people = 0

/** The whole server on a database of its own, with a clock that stands still. Ends with the test file. */
export async function buildTestRajt(wanted: Wanted = {}) {
  const server = inject('databaseUrl')
  const name = `rajt_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const ownerUrl = databaseAt(server, name)
  const url = await makeAppRole(ownerUrl)
  const folder = filesFolder()
  const settings = readSettings({ ...baseSettings(folder, url), ...wanted.settings })
  const clock = frozenClock()
  const pool = openPool(ownerUrl, OWNER_CONNECTIONS)
  const ears = openPool(url, 1)
  const requests = openPool(url, CONNECTIONS, BUSY_MACHINE)
  const db = openDatabase(requests)
  const hearing = await hear(ears)
  const failures: string[] = []
  const log = wanted.log
    ? openLog(wanted.log.level, wanted.log.to)
    : openLog('error', { write: (line) => void failures.push(line) })
  const files = await openFiles(settings)
  const metrics = await metricsOf(settings, { app: requests, jobs: requests }, log)
  if (metrics) {
    tellListener(metrics, hearing.isListening)
    tellReplica(metrics, db, db)
    tellBackups(metrics, requests, settings)
  }
  const app = await buildApp({
    db,
    clock,
    settings,
    files,
    log,
    metrics,
    ...(wanted.reads && { reads: wanted.reads(db) }),
  })

  // The course's own: of eighty files after each of ten thousand tests those that were there before are asked for once.
  const first = await keysOf(db)
  afterEach(async () => {
    expect(failures.splice(0)).toEqual([])
    if (wanted.isWalk) return
    expect(await brokenRules(pool, 'ofRows')).toEqual([])
    expect(await missingFiles(db, files, first)).toEqual([])
  })
  afterAll(async () => {
    await app.close()
    metrics?.stop()
    hearing.stop()
    await ears.end()
    await db.destroy()
    await pool.end()
    await run(server, `drop database ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })
  // The last one runs first, and so before the database is gone.
  afterAll(async () => {
    expect(await brokenRules(pool, wanted.isWalk ? 'all' : 'ofTexts')).toEqual([])
    expect(await missingFiles(db, files)).toEqual([])
  })

  const settled = () => hearing.settled(pool)
  const as = (who: Person, from: { address?: string; language?: 'hu' | 'en' } = {}): Client =>
    client(app, { token: who.token, ...from }, settled)
  return {
    /** `db` and `url` are of the app's own role; `pool` is of the database's owner, who may do anything. */
    app,
    db,
    pool,
    clock,
    settings,
    files,
    log,
    url,
    folder,
    as,
    settled,
    /** What the server logged as its own failure; a test that provokes one takes it out. */
    failures,
    guest: client(app, {}, settled),
    /** A guest, or the holder of a token, at some network address. */
    from: (address: string, token?: string): Client =>
      client(app, { address, ...(token ? { token } : {}) }, settled),
    /** Signs somebody in anew, with the same token, whose session ended. */
    async renew({ id, token }: Person): Promise<void> {
      const at = clock.now()
      const times = { created_at: at, seen_at: at, ends_at: later(at, sessionLimits.absolute) }
      await db
        .insertInto('session')
        .values({ token_hash: hashSecret(token), account_id: id, address_hash: Buffer.alloc(16), ...times })
        .onConflict((on) => on.column('token_hash').doUpdateSet(times))
        .execute()
    },
    mails: (to: string): Promise<Mail[]> => mailsTo(db, to),
    /** One more person, enrolled unless told otherwise. */
    async enter(traits: Partial<Person> = {}): Promise<Person> {
      const newcomer = person(`person${++people}`, { role: 'STUDENT', university: 'szte', ...traits })
      await transact(db, async (tx) => {
        const { password_hash } = await tx
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', cast[0]?.id ?? '')
          .executeTakeFirstOrThrow()
        await addPeople(tx, [newcomer], {
          password_hash: password_hash ?? '',
          now: SEMESTER_STARTS,
          signedInAt: clock.now(),
        })
      })
      return newcomer
    },
  }
}

export type TestRajt = Awaited<ReturnType<typeof buildTestRajt>>

function baseSettings(folder: string, url: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: url,
    PUBLIC_URL: 'http://rajt.test',
    SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
  }
}

/** A folder for this file's uploads; the course's media are the template's. */
function filesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-files-'))
  mkdirSync(join(folder, 'files'))
  symlinkSync(join(inject('templateFolder'), 'files/course'), join(folder, 'files/course'))
  return folder
}

/** Hears the database's notices as `start.ts` does, and tells when those of all past commits have arrived. */
async function hear(ears: ReturnType<typeof openPool>) {
  const waiting = new Map<string, () => void>()
  const listening = listen(
    ears,
    {
      ...notices,
      settled: (call) => waiting.get(call)?.(),
    },
    dropAllCaches,
  )
  await listening.ready
  let calls = 0
  return {
    stop: () => listening.stop(),
    isListening: () => listening.isListening(),
    async settled(pool: ReturnType<typeof openPool>) {
      const call = String(++calls)
      const heard = new Promise<void>((resolve) => waiting.set(call, resolve))
      await pool.query('select pg_notify($1, $2)', ['settled', call])
      await heard
      waiting.delete(call)
    },
  }
}
