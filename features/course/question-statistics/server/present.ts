import type { Counted, CountedQuestion, CountedVersion, QuestionMark } from '../calls.ts'
import type { QuestionRow, VersionRow } from './queries.ts'
import type { OptionFigures } from './rules.ts'
import type { Twin } from './twins.ts'

type Figures = Pick<
  VersionRow,
  'met' | 'right_share' | 'discrimination' | 'median_seconds' | 'marks' | 'last_met' | 'counted_at'
>

const presentCounted = (row: Figures): Counted => ({
  met: row.met,
  rightShare: row.right_share,
  discrimination: row.discrimination,
  medianSeconds: row.median_seconds,
  marks: row.marks as QuestionMark[],
  lastMet: row.last_met.toISOString(),
  countedAt: row.counted_at.toISOString(),
})

export const presentQuestion = (row: QuestionRow & { twins: Twin[] }): CountedQuestion => ({
  _id: row.id,
  prompt: row.prompt,
  kind: row.kind,
  level: row.level as CountedQuestion['level'],
  points: row.points,
  isRetired: row.retired_at !== null,
  version: row.version,
  module: { id: row.module_id, position: row.position, title: row.module },
  lesson: row.lesson,
  twins: row.twins,
  hasDraft: row.has_draft,
  counted: row.met === null ? null : presentCounted(row as Figures),
})

/** Options that can be chosen; those of an order or of pairs are all chosen. */
const CHOSEN = ['single', 'multiple', 'true-false']

export function presentVersion(row: VersionRow): CountedVersion {
  const figures = row.options as unknown as OptionFigures[]
  const texts = CHOSEN.includes(row.kind) ? row.texts : []
  return {
    ...presentCounted(row),
    number: row.version,
    options: texts.map((text, option) => {
      const own = figures.find((one) => one.option === option)
      return {
        text,
        isRight: row.correct.includes(option),
        chosen: own?.chosen ?? 0,
        restShare: own?.restShare ?? null,
      }
    }),
  }
}
