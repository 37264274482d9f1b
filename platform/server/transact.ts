import pg from 'pg'
import { isOutdated } from './connection.ts'
import { type Database, isDatabaseAway, type Tx } from './database.ts'
import { OutcomeUnknown } from './outcome-unknown.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const TRIES = 3

type Work = () => void | Promise<void>
const afterwards = new WeakMap<Tx, Work[]>()

/**
 * Runs once this transaction has committed, before its request is answered. A try that is repeated or refused
 * leaves nothing to run. Its failure undoes nothing: it is a warning of the process.
 */
export function afterCommit(tx: Tx, work: Work): void {
  const works = afterwards.get(tx)
  if (!works) throw new Error('not a transaction of transact()')
  works.push(work)
}

/** One transaction; run again when PostgreSQL chose it as the one to give way, or when a migration changed a table meanwhile. */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (attempt === TRIES || !(gaveWay(error) || isOutdated(error))) throw error
    }
  }
}

async function once<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const works: Work[] = []
  let isCommitting = false
  const result = await db
    .transaction()
    .execute(async (tx) => {
      afterwards.set(tx, works)
      const done = await work(tx)
      isCommitting = true
      return done
    })
    .catch((error) => {
      // Whoever tries again what is there already would do it twice.
      throw isCommitting && isDatabaseAway(error) ? new OutcomeUnknown(error) : error
    })
  for (const one of works) await settle(one)
  return result
}

async function settle(work: Work): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

function gaveWay(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
  )
}
