import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import { record } from '../plumbing/record.ts'
import type { Staged } from '../plumbing/request.ts'
import { useCode } from './code.ts'
import { provePassword } from './own-password.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { mayRenewCodes } from './rules.ts'
import { withCode } from './with-code.ts'

type Renew = typeof security.renewRecoveryCodes

/** Ten new recovery codes, for whoever used most of them or never saw them because the answer was lost. */
export async function renewCodes(asked: Staged<Renew>): Promise<Answer<Renew>> {
  const { transact, actor, body, address, now, settings } = asked
  await provePassword(asked, body.password)
  const recoveryCodes = await withCode(
    transact,
    { account: actor.id, address, now },
    {
      may: (row) => mayRenewCodes({ isOn: row?.confirmed_at != null }),
      isRight: (tx, row) => useCode(tx, row, { typed: body.code, now, secret: settings.SECRET }),
      act: async (tx) => {
        await record({ tx, actor, now }, 'recovery-codes-renewed', actor.id)
        return newRecoveryCodes(tx, actor.id)
      },
      field: 'code',
    },
  )
  return { recoveryCodes }
}
