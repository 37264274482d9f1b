import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { isDatabaseAway } from './database.ts'
import { OutcomeUnknown } from './outcome-unknown.ts'
import { afterCommit, transact } from './transact.ts'

const { db, failures } = await buildTestRajt()

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('gave way', 0, 'error')
  error.code = code
  return error
}

test.each(['40001', '40P01'])(
  'a transaction that gave way (%s) runs again, three times at most',
  async (code) => {
    let runs = 0
    const work = (failing: number) => async () => {
      if (++runs <= failing) throw databaseError(code)
      return runs
    }
    expect(await transact(db, work(2))).toBe(3)
    runs = 0
    await expect(transact(db, work(3))).rejects.toMatchObject({ code })
    expect(runs).toBe(3)
  },
)

test('any other failure is final, and nothing of it stays', async () => {
  let runs = 0
  const work = transact(db, async (tx) => {
    runs++
    await tx.updateTable('account').set({ surname: 'Elveszett' }).where('id', '=', gabor.id).execute()
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(runs).toBe(1)
  const account = db.selectFrom('account').select('surname').where('id', '=', gabor.id)
  expect(await account.executeTakeFirst()).toEqual({ surname: gabor.surname })
})

test('what is for after the commit is done once, although the work was tried twice', async () => {
  const done: number[] = []
  let runs = 0
  await transact(db, async (tx) => {
    const run = ++runs
    afterCommit(tx, () => void done.push(run))
    if (run === 1) throw databaseError('40001')
  })
  expect(done).toEqual([2])
})

test('what is for after the commit is not done after a refusal, nor before the commit', async () => {
  const done: string[] = []
  const refused = transact(db, async (tx) => {
    afterCommit(tx, () => void done.push('refused'))
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  await transact(db, async (tx) => {
    afterCommit(tx, () => void done.push('committed'))
    expect(done).toEqual([])
  })
  expect(done).toEqual(['committed'])
})

test('what fails after the commit is a warning, and the next work is done all the same', async () => {
  const warned = new Promise<Error>((resolve) => process.once('warning', resolve))
  let isDone = false
  const answer = await transact(db, async (tx) => {
    afterCommit(tx, () => Promise.reject(new Error('the file is gone')))
    afterCommit(tx, () => {
      isDone = true
    })
    return 'kept'
  })
  expect(answer).toBe('kept')
  expect(isDone).toBe(true)
  expect((await warned).message).toBe('the file is gone')
})

test('two transactions that wait for each other both end well', async () => {
  const { rows } = await db
    .selectFrom('account')
    .select('id')
    .limit(2)
    .execute()
    .then((rows) => ({ rows }))
  const [first = { id: '' }, second = { id: '' }] = rows
  const lock = (ids: string[]) =>
    transact(db, async (tx) => {
      for (const id of ids) {
        await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return 'done'
    })
  const both = [lock([first.id, second.id]), lock([second.id, first.id])]
  expect(await Promise.all(both)).toEqual(['done', 'done'])
  expect(failures).toEqual([])
})

test('a connection that is lost before the commit has done nothing; one that is lost during it leaves that open', async () => {
  const lost = (during: 'work' | 'commit') =>
    transact(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      if (during === 'work') await sql`select 1`.execute(tx)
    }).catch((error) => error)
  const [before, after] = [await lost('work'), await lost('commit')]
  expect([before, after].map(isDatabaseAway)).toEqual([true, true])
  expect([before, after].map((error) => error instanceof OutcomeUnknown)).toEqual([false, true])
})
