import type { Call } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Actor, HandledRequest } from '#platform/server/request.ts'
import { shownAddress } from '#platform/server/signed-address.ts'
import type { Challenge } from '../calls.ts'
import type { ChallengeRow } from './queries.ts'
import { mayBeChosen } from './rules.ts'

/** Who reads, and the request that an address is made in. */
type Within = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: Actor }

/** A challenge as its reader sees it: what was typed goes to the office. */
export function presentChallenge(row: ChallengeRow, { actor, settings, now }: Within): Challenge {
  const { id, company, title, summary, description, html, taken, documents } = row
  const language = row.language as Language
  const maxStudents = row.max_students
  const deadline = row.deadline.toISOString()
  const verdict = mayBeChosen(row, now)
  const isOffice = actor.role === 'OFFICE'
  const made = { settings, actor, now }
  return {
    _id: id,
    company,
    title,
    summary,
    html,
    language,
    maxStudents,
    deadline,
    documents,
    logo: row.logo_id && shownAddress(`/api/corporate-problems/${id}/logo`, made, row.logo_id),
    freeSlots: maxStudents - taken,
    closedBy: verdict === 'ok' ? null : verdict,
    editedAt: row.edited_at?.toISOString() ?? null,
    fields: isOffice ? { company, title, summary, description, language, maxStudents, deadline } : null,
    can: { edit: isOffice, remove: isOffice },
  }
}
