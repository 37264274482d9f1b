import { type Mark, markedWith } from './marks.ts'

/**
 * Marks what is chosen in a field, as if it were typed: the browser's own undo takes it back, which nothing but this old
 * command leaves whole. Where a browser has it no longer, the mark comes without it.
 */
export function typeMark(field: HTMLTextAreaElement, mark: Mark, sample: string): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field
  const { from, to, words, chosen } = markedWith(mark, { text, start, end }, sample)
  field.focus()
  field.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, words)) {
    field.setRangeText(words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(from + chosen[0], from + chosen[1])
}
