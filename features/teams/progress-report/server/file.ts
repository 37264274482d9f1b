import { isStaff } from '#platform/contract/parts.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { safeName } from '#platform/server/file-name.ts'
import { command } from '#platform/server/request.ts'
import { progressReport } from '../calls.ts'
import { findReport } from './queries.ts'

const fileWords = { hu: 'előrehaladási jelentés', en: 'progress report' } as const

/** Each reading by staff leaves a line (decision L9). */
export const file = command(progressReport.file, async function file({ tx, actor, now, params, language }) {
  const { id, key, name } = await findReport(tx, actor, params.id)
  if (isStaff(actor.role)) await writeAudit({ tx, actor, now }, 'progress-report-read', id)
  return {
    content: { key },
    mediaType: 'application/pdf',
    name: `${safeName(name)} ${fileWords[language]}.pdf`,
  }
})
