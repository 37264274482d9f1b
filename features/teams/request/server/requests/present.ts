import type { Language } from '#platform/contract/parts.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { OwnRequest } from '../../requests-calls.ts'
import { pages, senderOf } from '../kinds.ts'
import type { RequestRow } from './queries.ts'
import { standingOf } from './rules.ts'

export function presentRequest(row: RequestRow, reader: string, language: Language): OwnRequest {
  const side = row.owner_id === reader ? 'owner' : 'person'
  const other = side === 'person' ? { surname: row.owner_surname, firstname: row.owner_firstname } : row
  return {
    _id: row.id,
    kind: row.kind,
    direction: senderOf(row.kind) === side ? 'SENT' : 'RECEIVED',
    otherName: fullName(other, language),
    _project: { _id: row.project_id, name: row.name },
    ...standingOf(row, side),
    reason: row.reason,
    sentAt: row.sent_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    answerBy: row.answer_by.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    page: pages[row.kind][side],
  }
}
