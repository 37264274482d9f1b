import { EditorView } from '@codemirror/view'
import type { Language } from '#platform/contract/parts.ts'

/** Asks the editor of a text to be shown, where its preview stands in its place. */
export const SHOW_TEXT = 'show-text'

/** Moves into the text of a language, and chooses one of its lines. */
export function goToLine(language: Language, line: number): void {
  const content = document.querySelector<HTMLElement>(`.cm-content[lang="${language}"]`)
  const view = content && EditorView.findFromDOM(content)
  if (!view) return
  content.dispatchEvent(new CustomEvent(SHOW_TEXT, { bubbles: true }))
  const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines))
  view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
  view.focus()
}
