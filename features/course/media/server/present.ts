import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { type FrameSettings, hostOf, mayBeFramed } from '#platform/server/frame-origins.ts'
import type { Medium, MediumDetails, MediumKind } from '../parts.ts'
import { findMedium, type MediumRow, replacementsOf, usesOf } from './queries.ts'
import { mayRemove } from './rules.ts'
import { textOf } from './transcript.ts'

export const presentMedium = (row: MediumRow, settings: FrameSettings): Medium => ({
  _id: row.id,
  kind: row.kind as MediumKind,
  title: row.title,
  mediaType: row.media_type,
  bytes: row.bytes,
  seconds: row.seconds,
  picture: pictureOf(row),
  interactive: row.address === null ? null : interactiveOf(row.address, settings),
  workMinutes: row.work_minutes,
  hasCaptions: row.captions_id !== null,
  hasTranscript: Array.isArray(row.transcript) && row.transcript.length > 0,
  addedAt: row.created_at.toISOString(),
  addedBy: nameOf(row),
  uses: row.uses,
})

export async function presentDetails(
  db: Queryable,
  id: string,
  { language, settings }: { language: Language; settings: FrameSettings },
): Promise<MediumDetails> {
  const row = await findMedium(db, id)
  const [usedBy, replacements] = await Promise.all([usesOf(db, id, language), replacementsOf(db, id)])
  return {
    ...presentMedium(row, settings),
    url: urlOf(row),
    captionsUrl: row.captions && `/files/${row.captions}`,
    posterUrl: row.poster && `/files/${row.poster}`,
    transcript: textOf(row.transcript),
    usedBy,
    replacements: replacements.map((one) => ({
      name: one.name,
      bytes: one.bytes || null,
      at: one.replaced_at.toISOString(),
      by: nameOf(one),
    })),
    can: { remove: mayRemove(row.uses) === 'ok' },
  }
}

const urlOf = ({ id, kind, key, address }: MediumRow): string =>
  address ?? (kind === 'worksheet' ? `/api/media/${id}/file` : `/files/${key}`)

const interactiveOf = (address: string, settings: FrameSettings): Medium['interactive'] => ({
  address,
  host: hostOf(address),
  isAllowed: mayBeFramed(address, settings),
})

const pictureOf = ({ width, height, key }: MediumRow): Medium['picture'] =>
  width !== null && height !== null ? { width, height, url: `/files/${key}` } : null

const nameOf = ({ surname, firstname }: { surname: string | null; firstname: string | null }) =>
  surname !== null && firstname !== null ? { surname, firstname } : null
