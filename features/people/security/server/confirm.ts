import { dropCachedSessions } from '#people/identity/server/session.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { security } from '../calls.ts'
import { stepTyped, type Typed } from './code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { mayConfirm } from './rules.ts'
import { tellChange } from './tell-change.ts'
import { type SecondFactorRow, withCode } from './with-code.ts'

/** The first right code shows that the app has the key: from now on signing in asks for one. */
export const confirm = commandInSteps(
  security.confirmSecondFactor,
  async function confirm({ transact, actor, body, address, now, settings }) {
    const typed = { typed: body.code, now, secret: settings.SECRET }
    const recoveryCodes = await withCode(
      transact,
      { account: actor.id, address, now },
      {
        may: (row) => mayConfirm({ isOn: row?.confirmed_at != null, isBegun: row !== undefined }),
        isRight: (tx, row) => turnOn(tx, row, typed),
        act: async (tx) => {
          await writeAudit({ tx, actor, now }, 'second-factor-on', actor.id)
          await tellChange({ tx, now }, actor.id, 'on')
          afterCommit(tx, () => dropCachedSessions(actor.id))
          return newRecoveryCodes(tx, actor.id)
        },
        field: 'code',
      },
    )
    return { recoveryCodes }
  },
)

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
