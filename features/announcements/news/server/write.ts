import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { isOffered } from '#programme/programme/calls.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { NewsFields } from '../calls.ts'
import { mayGoTo, mayShow } from './rules.ts'

/** Of an item's image. */
export const imageKind = { field: 'image', size: 1600 }

interface Place {
  /** The universities that an item goes to already: retired ones stay. */
  present?: readonly string[]
  /** The university whose item it is; null for the office's. */
  tenant: string | null
  hasImage: boolean
}

/**
 * Refuses what a coordinator's or the office's item may not be, and universities that the programme does not
 * have.
 */
export async function checkFields(
  db: Queryable,
  fields: NewsFields,
  { tenant, hasImage, present = [] }: Place,
) {
  const { context } = await currentProgramme(db)
  if (!fields.universities.every((one) => Object.hasOwn(context.UNIVERSITY_NAMES, one)))
    refuse('invalid-request', { fields: { universities: { rule: 'format' } } })
  if (!fields.universities.every((one) => present.includes(one) || isOffered(context, one)))
    refuse('university-retired')
  const target = mayGoTo({ tenant, ...fields })
  if (target !== 'ok') refuse(target, { fields: { roles: { rule: 'format' } } })
  const shown = mayShow({ isThere: hasImage, text: fields.imageText })
  if (shown !== 'ok') refuse(shown, { fields: { imageText: { rule: 'required' } } })
}

/** The columns that the author's fields fill. */
export const columnsOf = (
  { title, text, language, roles, imageText }: NewsFields,
  { html, hasImage }: { html: string; hasImage: boolean },
) => ({
  title,
  text,
  language,
  html,
  roles: [...new Set(roles)],
  image_text: hasImage ? imageText : '',
})

/** The universities that an item of the office is narrowed to; a coordinator's item goes to their own. */
export async function narrow(
  tx: Tx,
  news_id: string,
  tenant: string | null,
  universities: readonly string[],
) {
  await tx.deleteFrom('news_university').where('news_id', '=', news_id).execute()
  if (tenant !== null || universities.length === 0) return
  const rows = [...new Set(universities)].map((university_id) => ({ news_id, university_id }))
  await tx.insertInto('news_university').values(rows).execute()
}
