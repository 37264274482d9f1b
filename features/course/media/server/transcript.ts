import * as z from 'zod/mini'

const Paragraphs = z.array(z.object({ who: z.nullable(z.enum(['host', 'guest'])), says: z.string() }))
type Paragraph = z.infer<typeof Paragraphs>[number]

const SAID_BY = /^(host|guest): */

/** Paragraphs as staff write them: an empty line between two, and who says one before it. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({
      who: (SAID_BY.exec(paragraph)?.[1] ?? null) as Paragraph['who'],
      says: paragraph.replace(SAID_BY, ''),
    }))

export const textOf = (paragraphs: unknown): string =>
  Paragraphs.parse(paragraphs)
    .map(({ who, says }) => (who ? `${who}: ${says}` : says))
    .join('\n\n')
