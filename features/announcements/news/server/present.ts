import type { Call } from '#platform/contract/call.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Actor, HandledRequest } from '#platform/server/request.ts'
import { shownAddress } from '#platform/server/signed-address.ts'
import type { NewsItem } from '../calls.ts'
import { type NewsRow, newsRows } from './queries.ts'
import { mayChange } from './rules.ts'

/** Who reads, and the request that an address is made in. */
type Within = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: Actor }

export async function presentOne(db: Queryable, id: string, within: Within): Promise<NewsItem> {
  const row = await newsRows(db, within.actor.id).where('n.id', '=', id).executeTakeFirstOrThrow()
  return presentNews(row, within)
}

/** An item as its reader sees it: what was typed goes to those who may change it. */
export function presentNews(row: NewsRow, { actor, settings, now }: Within): NewsItem {
  const { id, title, html, text, language, roles, universities } = row
  const isChangeable = mayChange({ actor, item: row }) === 'ok'
  const made = { settings, actor, now }
  return {
    _id: id,
    title,
    html,
    language,
    image: row.image_id
      ? { url: shownAddress(`/api/news/${id}/image`, made, row.image_id), text: row.image_text }
      : null,
    publishedAt: row.published_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    isUnread: row.is_unread,
    fields: isChangeable ? { title, text, language, roles, universities, imageText: row.image_text } : null,
    university: row.university_id,
    can: { edit: isChangeable, remove: isChangeable },
  }
}
