import type { Language } from '#platform/contract/parts.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { figuresIn } from '../figures.ts'

interface LessonText {
  text: string
  language: Language
}

const picturesOf = ({ text }: LessonText) => figuresIn(text).map(({ picture }) => picture)

/** The text of a lesson as HTML, its figures with the addresses that they are written with. A refusal is about `field`. */
export const renderLesson = (written: LessonText, field: string): Promise<string> =>
  renderSent({ ...written, figures: picturesOf(written) }, field)

/** The same of the product's own files. */
export const renderOwnLesson = (written: LessonText): string =>
  renderMarkdown(written.text, written.language, picturesOf(written))
