import { writeAudit } from '#platform/server/audit.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { security } from '../calls.ts'
import { useCode } from './code.ts'
import { provePassword } from './own-password.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { mayRenewCodes } from './rules.ts'
import { tellChange } from './tell-change.ts'
import { withCode } from './with-code.ts'

/** Ten new recovery codes, for whoever used most of them or never saw them because the answer was lost. */
export const renewCodes = commandInSteps(security.renewRecoveryCodes, async function renewCodes(request) {
  const { transact, actor, body, address, now, settings } = request
  await provePassword(request, body.password)
  const recoveryCodes = await withCode(
    transact,
    { account: actor.id, address, now },
    {
      may: (row) => mayRenewCodes({ isOn: row?.confirmed_at != null }),
      isRight: (tx, row) => useCode(tx, row, { typed: body.code, now, secret: settings.SECRET }),
      act: async (tx) => {
        await writeAudit({ tx, actor, now }, 'recovery-codes-renewed', actor.id)
        await tellChange({ tx, now }, actor.id, 'codes')
        return newRecoveryCodes(tx, actor.id)
      },
      field: 'code',
    },
  )
  return { recoveryCodes }
})
