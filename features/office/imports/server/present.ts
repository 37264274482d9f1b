import { untakenStates } from '#people/mail/calls.ts'
import { presentDelivery } from '#people/mail/server/delivery.ts'
import type { Encoding } from '#platform/contract/encoding.ts'
import type { Role } from '#platform/contract/parts.ts'
import { mayTransition } from '#platform/contract/states.ts'
import { type Import, type ImportProblem, type ImportRow, importOutcomes, type Reading } from '../calls.ts'
import { importStates } from '../states.ts'
import type { ImportRecord, rowsByKey } from './queries.ts'

export function presentImport(row: ImportRecord): Import {
  const { id, file_name, status, ignored, maker, decider, counts } = row
  const may = (transition: 'start' | 'discard') =>
    mayTransition(importStates, transition, status, 'OFFICE') === 'ok'
  return {
    _id: id,
    fileName: file_name,
    role: row.role as Role | null,
    status,
    ignored,
    reading: {
      encoding: row.encoding as Encoding | null,
      isSure: row.is_sure,
      looks: row.looks as unknown as Reading['looks'],
      cleaned: row.cleaned,
    },
    madeAt: row.made_at.toISOString(),
    madeBy: maker ?? { surname: '', firstname: '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: decider,
    finishedAt: row.finished_at?.toISOString() ?? null,
    counts: Object.fromEntries(importOutcomes.map((one) => [one, counts[one] ?? 0])) as Import['counts'],
    mails: Object.fromEntries(untakenStates.map((one) => [one, row.mails[one] ?? 0])) as Import['mails'],
    can: { start: row.is_sure && may('start'), discard: may('discard') },
  }
}

type RowRecord = Awaited<ReturnType<typeof rowsByKey>>[number]

export const presentRow = ({ id, problems, delivery, ...row }: RowRecord): ImportRow => ({
  _id: id,
  ...row,
  problems: problems as unknown as ImportProblem[],
  delivery: delivery && presentDelivery(delivery),
})
