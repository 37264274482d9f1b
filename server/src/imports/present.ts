import { importStates } from '@rajt/contract/import-states'
import {
  type Encoding,
  type Import,
  type ImportProblem,
  type ImportRow,
  importOutcomes,
  type Reading,
} from '@rajt/contract/imports'
import type { Role } from '@rajt/contract/parts'
import { mayMove } from '@rajt/contract/states'
import type { Selectable } from 'kysely'
import type { ImportRow as RowTable } from '../plumbing/database.generated.ts'
import type { ImportRecord } from './queries.ts'

export function presentImport(row: ImportRecord): Import {
  const { id, file_name, status, ignored, maker, decider, counts } = row
  const may = (move: 'start' | 'discard') => mayMove(importStates, move, status, 'OFFICE') === 'ok'
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
    can: { start: row.is_sure && may('start'), discard: may('discard') },
  }
}

type RowRecord = Pick<
  Selectable<RowTable>,
  | 'id'
  | 'line'
  | 'outcome'
  | 'problems'
  | 'surname'
  | 'firstname'
  | 'email'
  | 'role'
  | 'university'
  | 'neptun'
>

export const presentRow = ({ id, problems, ...row }: RowRecord): ImportRow => ({
  _id: id,
  ...row,
  problems: problems as unknown as ImportProblem[],
})
