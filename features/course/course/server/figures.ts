import { anyOf, type Queryable } from '#platform/server/database.ts'

/** As the renderer makes it; what people write has no such signs. */
const FIGURE = /<figure><img src="\/pictures\/([\da-f-]+)" alt="([^"]*)" \/>/g

type Pictures = Awaited<ReturnType<typeof picturesIn>>

/** The pictures of rendered texts, by their ids. */
export async function picturesIn(db: Queryable, htmls: readonly string[]) {
  const ids = new Set(htmls.flatMap((html) => [...html.matchAll(FIGURE)].map(([, id = '']) => id)))
  if (ids.size === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('medium as w')
    .innerJoin('file as f', 'f.id', 'w.file_id')
    .select(['w.id', 'w.width', 'w.height', 'f.key'])
    .where('w.id', '=', anyOf([...ids]))
    .where('w.kind', '=', 'picture')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * A rendered text with its figures as they are now: the file that stands there, with its size so that nothing moves when it
 * comes, in a link that opens it whole. Of a picture that the library does not have the words stay.
 */
export const withFigures = (html: string, pictures: Pictures): string =>
  html.replaceAll(FIGURE, (_, id: string, words: string) => {
    const picture = pictures.get(id)
    if (!picture) return `<figure><p>${words}</p>`
    const { key, width, height } = picture
    const image = `<img src="/files/${key}" alt="${words}" width="${width}" height="${height}" loading="lazy" decoding="async" />`
    return `<figure><a href="/files/${key}" target="_blank" rel="noopener noreferrer">${image}</a>`
  })
