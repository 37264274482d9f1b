import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import { forgetAccount } from '../auth/session.ts'
import type { Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import type { Staged } from '../plumbing/request.ts'
import { stepTyped, type Typed } from './code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { mayConfirm } from './rules.ts'
import { type SecondFactorRow, withCode } from './with-code.ts'

type Confirm = typeof security.confirmSecondFactor

/** The first right code shows that the app has the key: from now on signing in asks for one. */
export async function confirm({
  transact,
  actor,
  body,
  address,
  now,
  settings,
  afterCommit,
}: Staged<Confirm>): Promise<Answer<Confirm>> {
  const typed = { typed: body.code, now, secret: settings.SECRET }
  const recoveryCodes = await withCode(
    transact,
    { account: actor.id, address, now },
    {
      may: (row) => mayConfirm({ isOn: row?.confirmed_at != null, isBegun: row !== undefined }),
      isRight: (tx, row) => turnOn(tx, row, typed),
      act: async (tx) => {
        await record({ tx, actor, now }, 'second-factor-on', actor.id)
        return newRecoveryCodes(tx, actor.id)
      },
      field: 'code',
    },
  )
  afterCommit(() => forgetAccount(actor.id))
  return { recoveryCodes }
}

async function turnOn(tx: Tx, row: SecondFactorRow, typed: Typed): Promise<boolean> {
  const step = stepTyped(row, typed)
  if (step === null) return false
  await tx
    .updateTable('second_factor')
    .set({ confirmed_at: typed.now, last_used_step: step })
    .where('account_id', '=', row.account_id)
    .execute()
  return true
}
