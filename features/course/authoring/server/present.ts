import type { Language } from '#platform/contract/parts.ts'
import type { Draft, Flaw, Thing, ThingState, Version } from '../content-parts.ts'
import { flawsBeside, flawsOf } from './flaws.ts'
import type { DraftRow, ThingRow, VersionRow } from './queries.ts'
import { writtenIn } from './queries.ts'

export function stateOf(
  { version, retired_at }: Pick<ThingRow, 'version' | 'retired_at'>,
  hasDraft: boolean,
): ThingState {
  if (version === 0) return 'draft'
  if (retired_at) return hasDraft ? 'retired-changed' : 'retired'
  return hasDraft ? 'changed' : 'published'
}

export const presentVersion = (row: VersionRow): Version => ({
  number: row.number,
  publishedAt: row.published_at.toISOString(),
  publishedBy: nameOf(row),
  why: row.why,
  asksAgain: row.asks_again,
})

export const presentDraft = (row: DraftRow): NonNullable<Thing['draft']> => ({
  written: writtenIn(row),
  revision: row.revision,
  basedOn: row.based_on ?? 0,
  changedAt: row.changed_at.toISOString(),
  changedBy: nameOf(row),
})

/** What the tree and the bank call a thing; the other language's where this one has none yet. */
export function titleOf({ kind, content }: Draft, language: Language): string {
  const [own, other] = language === 'hu' ? [content.hu, content.en] : [content.en, content.hu]
  const of = (texts: typeof own) => ('prompt' in texts ? texts.prompt : texts.title)
  return kind === 'question' || of(own) ? of(own) || of(other) : of(other)
}

export const plannedFor = (row: Pick<DraftRow, 'planned_for'> | undefined) =>
  row?.planned_for?.toISOString() ?? null

/** What keeps a draft from being published. */
export function flawsIn(row: DraftRow | undefined): Flaw[] {
  if (!row) return []
  const written = writtenIn(row)
  return [...flawsOf(written), ...flawsBeside(written, row.unknown_terms)]
}

/** What lists say of a draft. */
export const draftFacts = (row: DraftRow | undefined) => ({
  flaws: flawsIn(row).length,
  plannedFor: plannedFor(row),
  revision: row?.revision ?? null,
})

const nameOf = ({ surname, firstname }: { surname: string | null; firstname: string | null }) =>
  surname !== null && firstname !== null ? { surname, firstname } : null
