import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import { record } from '../plumbing/record.ts'
import type { Staged } from '../plumbing/request.ts'
import { currentSemester } from '../programme/current.ts'
import { useCode } from './code.ts'
import { provePassword } from './own-password.ts'
import { mayTurnOff } from './rules.ts'
import { withCode } from './with-code.ts'

type TurnOff = typeof security.turnOffSecondFactor

/** Key and recovery codes are deleted; refused while the programme requires a second factor. */
export async function turnOff(asked: Staged<TurnOff>): Promise<Answer<TurnOff>> {
  const { db, transact, actor, body, address, now, settings } = asked
  await provePassword(asked, body.password)
  const semester = await currentSemester(db)
  await withCode(
    transact,
    { account: actor.id, address, now },
    {
      may: (row) => mayTurnOff({ isOn: row?.confirmed_at != null }, semester),
      isRight: (tx, row) => useCode(tx, row, { typed: body.code, now, secret: settings.SECRET }),
      act: async (tx) => {
        await tx.deleteFrom('second_factor').where('account_id', '=', actor.id).execute()
        await record({ tx, actor, now }, 'second-factor-off', actor.id)
      },
      field: 'code',
    },
  )
  return { done: true }
}
