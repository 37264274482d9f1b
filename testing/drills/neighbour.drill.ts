import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registers, resets, signsIn, spendEverything } from '#testing/server/neighbours.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'

const rajt = await buildTestRajt({ settings: { RATE_LIMIT: '60' } })
const CAMPUS = '10.20.0.1'
const ELSEWHERE = '10.21.0.1'
const MINUTES = 60_000

/**
 * Neighbour and victim, with every single hit of the real budgets, but for the reads, which must fit into a minute: one
 * address reads, guesses, registers and asks for mails until nothing is left; everybody else still gets in, at the same
 * address and elsewhere.
 */
test(
  'one address that spends every budget to its end keeps nobody else out',
  async () => {
    const [victim, neighbour, stranger] = [await rajt.enter(), await rajt.enter(), await rajt.enter()]
    const settled = await rajt.enter()
    expect(await signsIn(rajt, CAMPUS, settled)).toBe('at once')
    await spendEverything(rajt, CAMPUS, victim.email, 'every hit')

    expect(await signsIn(rajt, CAMPUS, settled)).toBe('at once')
    expect(await signsIn(rajt, CAMPUS, neighbour)).toBe('with a code')
    expect(await signsIn(rajt, CAMPUS, neighbour)).toBe('at once')
    expect(await signsIn(rajt, ELSEWHERE, stranger)).toBe('at once')
    expect(await signsIn(rajt, CAMPUS, victim)).toBe('with a code')
    expect(await signsIn(rajt, ELSEWHERE, victim)).toBe('at once')

    expect(await registers(rajt, CAMPUS)).toBe('with a code')
    expect(await registers(rajt, ELSEWHERE)).toBe('at once')

    await resets(rajt, CAMPUS, victim)
    await resets(rajt, ELSEWHERE, neighbour)
  },
  20 * MINUTES,
)

test(
  'guesses at one account from a hundred places and mails to it from thirty lock its owner out nowhere',
  async () => {
    const owner = await rajt.enter()
    const home = '10.30.0.1'
    expect(await signsIn(rajt, home, owner)).toBe('at once')
    for (let n = 0; n < 30; n++) await spendMails(`10.31.${n}.1`, owner.email)
    expect(await signsIn(rajt, home, owner)).toBe('at once')
    await resets(rajt, '10.32.0.1', owner)
  },
  20 * MINUTES,
)

async function spendMails(address: string, email: string): Promise<void> {
  const { from } = rajt
  for (let n = 0; n < 10; n++) {
    await from(address).call(auth.login, { body: { email, password: 'Rajt2027' } })
    await from(address).call(auth.forgotPassword, { body: { email } })
  }
}
