import { writeAudit } from '#platform/server/audit.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { security } from '../calls.ts'
import { useCode } from './code.ts'
import { provePassword } from './own-password.ts'
import { mayTurnOff } from './rules.ts'
import { tellChange } from './tell-change.ts'
import { withCode } from './with-code.ts'

/** Key and recovery codes are deleted; refused while the programme requires a second factor. */
export const turnOff = commandInSteps(security.turnOffSecondFactor, async function turnOff(request) {
  const { db, transact, actor, body, address, now, settings } = request
  await provePassword(request, body.password)
  const semester = await currentSemester(db)
  await withCode(
    transact,
    { account: actor.id, address, now },
    {
      may: (row) => mayTurnOff({ isOn: row?.confirmed_at != null }, semester),
      isRight: (tx, row) => useCode(tx, row, { typed: body.code, now, secret: settings.SECRET }),
      act: async (tx) => {
        await tx.deleteFrom('second_factor').where('account_id', '=', actor.id).execute()
        await writeAudit({ tx, actor, now }, 'second-factor-off', actor.id)
        await tellChange({ tx, now }, actor.id, 'off')
      },
      field: 'code',
    },
  )
  return { done: true }
})
