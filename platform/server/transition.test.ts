import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { stateTables } from '#app/contract/index.ts'
import { attemptStatuses } from '#course/exam/calls.ts'
import { whoIs } from '#people/identity/server/session.ts'
import { registrationStates, registrationStatuses } from '#people/registration/states.ts'
import { anna, gabor, imre } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import type { Actor } from './request.ts'
import { transact } from './transact.ts'
import { transitionsOf } from './transition.ts'

const { db, clock } = await buildTestRajt()
const transition = transitionsOf('registration', registrationStates)

/** As the guard hands them on. */
const actorOf = async ({ token }: Person) => (await whoIs(db, token, clock.now())) as Actor

const statusOf = async (id: string) =>
  (await db.selectFrom('registration').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const linesOf = (id: string) =>
  db.selectFrom('audit').select(['act', 'detail']).where('subject_id', '=', id).execute()

describe('a transition', () => {
  const decision = { decided_at: clock.now(), decided_by: gabor.id }

  test('is refused with its own code where the row is in another state, and transitions none of the others', async () => {
    const accepting = transact(db, async (tx) =>
      transition(
        { tx, actor: await actorOf(gabor), now: clock.now() },
        'accept',
        [imre.registration, anna.registration],
        {
          set: decision,
        },
      ),
    )
    await expect(accepting).rejects.toMatchObject({ code: 'registration-already-decided' })
    expect(await statusOf(imre.registration)).toBe('WAITING')
    expect(await linesOf(imre.registration)).toEqual([])
  })

  test('is refused to whoever the table does not name', async () => {
    const accepting = transact(db, async (tx) =>
      transition({ tx, actor: await actorOf(anna), now: clock.now() }, 'accept', [imre.registration], {
        set: decision,
      }),
    )
    await expect(accepting).rejects.toMatchObject({ code: 'not-allowed' })
    const nobody = transact(db, (tx) =>
      transition({ tx, actor: null, now: clock.now() }, 'accept', [imre.registration], { set: decision }),
    )
    await expect(nobody).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('writes the state, what goes with it, and a line', async () => {
    await transact(db, async (tx) =>
      transition({ tx, actor: await actorOf(gabor), now: clock.now() }, 'reject', [imre.registration], {
        set: { ...decision, reason: 'Nem hallgató.' },
        detail: { reason: 'Nem hallgató.' },
      }).then(() =>
        tx.updateTable('account').set({ released_at: clock.now() }).where('id', '=', imre.id).execute(),
      ),
    )
    expect(await statusOf(imre.registration)).toBe('REJECTED')
    expect(await linesOf(imre.registration)).toEqual([
      { act: 'registration-reject', detail: { reason: 'Nem hallgató.' } },
    ])
  })
})

describe('the database', () => {
  const statuses = { registration: registrationStatuses, exam_attempt: attemptStatuses }

  test.each(Object.entries(stateTables))('asks the same table of states: %s', async (table, { states }) => {
    for (const [status, properties] of Object.entries(states))
      for (const property of new Set(Object.values(states).flat())) {
        const { rows } = await sql<{ is: boolean }>`
          select ${sql.ref(`${table}_is_${property}`)}(${status}) as "is"`.execute(db)
        expect([status, property, rows[0]?.is]).toEqual([
          status,
          property,
          (properties as string[]).includes(property),
        ])
      }
  })

  test.each(Object.entries(statuses))('knows exactly the states of %s', async (table, known) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = ${table}::regclass and contype = 'c' and conname = ${`${table}_status_check`}`.execute(
      db,
    )
    const told = [...(rows[0]?.rule.matchAll(/'(\w+)'/g) ?? [])].map(([, status]) => status)
    expect(told.sort()).toEqual([...known].sort())
  })
})
