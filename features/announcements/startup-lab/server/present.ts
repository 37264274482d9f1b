import type { Call } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Actor, HandledRequest } from '#platform/server/request.ts'
import { shownAddress } from '#platform/server/signed-address.ts'
import type { LabEvent } from '../calls.ts'
import type { EventRow } from './queries.ts'

/** Who reads, and the request that an address is made in. */
type Within = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: Actor }

/** An event as its reader sees it: what was typed goes to the office. */
export function presentEvent(row: EventRow, { actor, settings, now }: Within): LabEvent {
  const { id, title, subtitle, description, html, categories, contact_email: contactEmail, link } = row
  const language = row.language as Language
  const startsAt = row.starts_at.toISOString()
  const endsAt = row.ends_at.toISOString()
  const isOffice = actor.role === 'OFFICE'
  const made = { settings, actor, now }
  const common = { title, subtitle, language, categories, contactEmail, startsAt, endsAt }
  return {
    _id: id,
    html,
    ...common,
    link: link || null,
    isOver: row.ends_at < now,
    logo: row.logo_id && shownAddress(`/api/startup-lab/${id}/logo`, made, row.logo_id),
    editedAt: row.edited_at?.toISOString() ?? null,
    fields: isOffice ? { ...common, description, link } : null,
    can: { edit: isOffice, remove: isOffice },
  }
}
