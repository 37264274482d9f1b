import { expect, test } from 'vitest'
import { exam } from '#course/exam/calls.ts'
import { close } from '#course/exam/server/close.ts'
import { issueToken } from '#people/identity/server/token.ts'
import { later, seconds } from '#platform/server/clock.ts'
import { makeKey, publicKeysOf } from '#platform/server/key-ring.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { transact } from '#platform/server/transact.ts'
import { examsOf } from './exams.ts'
import { buildTestRajt } from './rajt.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

// A request has one time, from before it waits for a lock: what happened meanwhile has a later one.
const rajt = await buildTestRajt()
const { as, db, pool, enter, clock } = rajt
const { answerAll, begin, moduleAt } = await examsOf(rajt)

/** Does `first` a second later than the request that waits for it, and lets that one go on after it. */
async function overtaken(
  account: string,
  waiting: () => Promise<unknown>,
  first: (tx: Parameters<typeof lockAccounts>[0], now: Date) => Promise<unknown>,
) {
  let reply: Promise<unknown> | undefined
  await transact(db, async (tx) => {
    await lockAccounts(tx, [account])
    reply = waiting()
    await waitingForLocks(rajt.db, 1)
    await first(tx, later(clock.now(), seconds(1)))
  })
  await reply
}

test.each([
  ['the next attempt of a module', 1],
  ['the first attempt of the next module', 2],
])('%s begins when the one before has ended', async (_, position) => {
  const student = await enter()
  const id = await begin(student)
  if (position > 1) await answerAll(student, id, true)
  const body = { moduleId: moduleAt(position), platform: 'WEB' } as const
  await overtaken(
    student.id,
    () => as(student).does(exam.start, { body }),
    async (tx, now) => {
      await close({ tx, actor: student, now }, id, { transition: 'submit' })
    },
  )
  const [before, next] = await db
    .selectFrom('exam_attempt')
    .select(['started_at', 'closed_at'])
    .where('account_id', '=', student.id)
    .orderBy('started_at')
    .orderBy('number')
    .execute()
  expect(next?.started_at).toEqual(before?.closed_at)
})

test('the newest link is the one made last', async () => {
  const { id } = await enter()
  const made = (now: Date) => transact(db, (tx) => issueToken(tx, 'reset-password', id, now))
  await overtaken(
    id,
    () => made(clock.now()),
    (tx, now) => issueToken(tx, 'reset-password', id, now),
  )
  const links = await db
    .selectFrom('access_token')
    .select(['is_newest', 'created_at'])
    .where('account_id', '=', id)
    .execute()
  expect(links).toHaveLength(2)
  const last = Math.max(...links.map(({ created_at }) => created_at.getTime()))
  expect(links.find(({ is_newest }) => is_newest)?.created_at.getTime()).toBe(last)
})

test('whatever has a time that follows another one of its row is never before it', async () => {
  const { rows } = await pool.query<{ constraint: string }>(`
    select conname as constraint from pg_constraint
    where contype = 'c' and conrelid::regclass::text not like 'graphile%'
      and pg_get_constraintdef(oid) ~ '\\m(closed|ended|edited|decided|downloaded|retired)_at >= '
      and conrelid not in (select tgrelid from pg_trigger where tgname = 'times_are_in_order')`)
  expect(rows).toEqual([])
})

test('a key that is retired by a clock behind is retired when it was made', async () => {
  const kind = { purpose: 'clock-behind', type: 'ed25519' } as const
  await makeKey(db, kind, { secret: 's', now: clock.now() })
  await db
    .updateTable('kept_key')
    .set({ retired_at: later(clock.now(), -seconds(1)) })
    .where('purpose', '=', kind.purpose)
    .execute()
  const [key] = await publicKeysOf(db, kind)
  expect(key?.retiredAt).toEqual(key?.createdAt)
})
