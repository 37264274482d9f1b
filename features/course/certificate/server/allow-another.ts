import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { presentRow } from './present.ts'
import { find, lockCertificate } from './revoke.ts'
import { mayAllowAnother } from './rules.ts'

/** After a mistake, or a name that was corrected: the student may download another one. */
export const allowAnother = command(
  certificate.allowAnother,
  async function allowAnother({ tx, actor, now, params, body }) {
    const row = await lockCertificate(tx, params.id)
    refuseUnless(mayAllowAnother(row, row.is_last))
    await tx.updateTable('certificate').set({ allows_another: true }).where('id', '=', row.id).execute()
    await writeAudit({ tx, actor, now }, 'certificate-another-allowed', row.id, { reason: body.reason })
    return presentRow(await find(tx, row.id))
  },
)
