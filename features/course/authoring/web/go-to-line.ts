import type { Language } from '#platform/contract/parts.ts'

/** Moves into the text of a language, to the beginning of one of its lines. */
export function goToLine(language: Language, line: number): void {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${language}.body"]`)
  if (!field) return
  const before = field.value.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 1, 0)
  const end = field.value.indexOf('\n', start)
  field.focus()
  field.setSelectionRange(start, end < 0 ? field.value.length : end)
}
