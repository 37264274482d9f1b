import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Language, staff, text } from '#platform/contract/parts.ts'

/** Characters; no text that staff write in Markdown may be longer. */
const PREVIEWED_MAX = 10_000

export const about = 'How a text in Markdown will look.'

export const textPreview = {
  /** By what renders the text once it is published, so that nothing looks different then. Keeps nothing. */
  render: call({
    summary: 'Show a text in Markdown as its readers will see it',
    method: 'POST',
    path: '/text-preview',
    who: staff,
    body: z.strictObject({ text: text(PREVIEWED_MAX), language: Language }),
    answer: z.object({
      /** Sanitised. */
      html: z.string(),
    }),
    refuses: ['text-too-complex'],
  }),
}
