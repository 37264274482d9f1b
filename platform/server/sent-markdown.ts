import { join } from 'node:path'
import type { Language } from '#platform/contract/parts.ts'
import { refuse } from './refuse.ts'
import { type Bounds, sandbox } from './sandbox.ts'

export interface MarkdownOrder {
  text: string
  language: Language
  /** Pictures that are figures of the text. */
  figures?: readonly string[]
}

const render = sandbox<MarkdownOrder, string>({
  program: join(import.meta.dirname, 'markdown-process.ts'),
  // The longest text that is written in earnest takes 20 ms; marks inside each other cost by the square of their number.
  most: { work: 1_500, memory: 300 * 1024 * 1024, patience: 30_000 },
})

/**
 * What somebody wrote in Markdown, as HTML, for a column beside it (markdown.ts). Refuses, on its field, a text whose
 * marks take longer than a page of them would. Outside of a transaction: it may wait for its turn.
 */
export async function renderSent(
  { text, language, figures = [] }: MarkdownOrder,
  field: string,
  most?: Bounds,
): Promise<string> {
  return (
    (await render({ text, language, figures }, most)) ??
    refuse('text-too-complex', { fields: { [field]: { rule: 'format' } } })
  )
}
