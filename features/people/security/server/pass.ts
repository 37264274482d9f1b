import type { auth } from '#people/auth/calls.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { useCode } from './code.ts'
import { withCode } from './with-code.ts'

interface Entrant {
  id: string
  second_factor_at: Date | null
}

/**
 * Sign-in's second step, around the opening of the session. Called after the password was found right, so that nobody
 * else learns that there is one. The code and the session are one transaction: a reset ends the session or comes first.
 */
export async function passSecondFactor<T>(
  { transact, body, address, now, settings }: StepsRequest<typeof auth.login>,
  { id, second_factor_at }: Entrant,
  open: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!second_factor_at) return transact(open)
  const typed = body.secondFactor
  if (!typed) return refuse('second-factor-needed')
  return withCode(
    transact,
    { account: id, address, now },
    {
      may: (row) => (row?.confirmed_at ? 'ok' : 'second-factor-needed'),
      isRight: (tx, row) => useCode(tx, row, { typed, now, secret: settings.SECRET }),
      act: open,
      field: 'secondFactor',
    },
  )
}
