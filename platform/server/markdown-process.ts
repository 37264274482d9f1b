import { renderMarkdown } from './markdown.ts'
import { serve } from './sandbox-process.ts'
import type { MarkdownOrder } from './sent-markdown.ts'

/** Renders what people write, for sent-markdown.ts. */
serve(async ({ text, language, figures }: MarkdownOrder) => renderMarkdown(text, language, figures))
