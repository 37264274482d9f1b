import { expect, test } from 'vitest'
import { recordCall } from '#bench/record.ts'
import { limits } from '#platform/contract/parts.ts'
import { transact } from '#platform/server/transact.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { because, deciding, of } from '#testing/server/deciding.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registration } from '../calls.ts'

const rajt = await buildTestRajt()
const { db, as, clock } = rajt
const { waiting } = deciding(rajt)

async function marked(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await waiting()).registration)
  return ids
}

test.each(['acceptMarked', 'rejectMarked'] as const)(
  '%s takes as many statements for 200 as for 2',
  async (decision) => {
    const sent = async (count: number) => {
      const body = {
        ids: await marked(count),
        ...(decision === 'rejectMarked' ? because('Nem jó').body : {}),
      }
      return (await recordCall(db, registration[decision], gabor.token, { body }, clock.now())).map(
        ({ text }) => text.split(' ')[0],
      )
    }
    const few = await sent(2)
    expect(await sent(limits.marked)).toEqual(few)
    expect(few.length).toBeGreaterThan(3)
  },
  60_000,
)

test('nobody waits for what is out of their reach', async () => {
  const foreign = await waiting('bme')
  await transact(db, async (tx) => {
    await tx
      .selectFrom('registration')
      .select('id')
      .where('id', '=', foreign.registration)
      .forUpdate()
      .execute()
    const from = performance.now()
    const refusal = await as(emese).refused(registration.accept, of(foreign))
    expect(performance.now() - from).toBeLessThan(2_000)
    expect(told(refusal)).toEqual(
      told(await as(emese).refused(registration.accept, { params: { id: idOf('nobody') } })),
    )
    const body = { ids: [foreign.registration] }
    expect(await as(emese).does(registration.acceptMarked, { body })).toEqual({
      decided: 0,
      alreadyDecided: 0,
    })
  })
})
