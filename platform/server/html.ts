import { type RawBuilder, sql } from 'kysely'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The same in the database, of a text that it holds. */
export const plainInSql = (value: RawBuilder<string>): RawBuilder<string> =>
  Object.entries(entities).reduce(
    (text, [sign, entity]) => sql<string>`replace(${text}, ${sign}, ${entity})`,
    value,
  )

/** Text as it may stand in HTML, between tags and in attributes. */
export const plain = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
