import type { EditorView } from '@codemirror/view'
import { fits } from '../fits.ts'
import { markdownOf } from './markdown-of.ts'

/** What a clipboard brings: in Markdown where it is more than plain text, and plain from another editor of code. */
export function wordsOf(clipboard: Pick<DataTransfer, 'getData' | 'types'>): string {
  const plain = clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n')
  const html = clipboard.getData('text/html')
  if (html === '' || clipboard.types.includes('vscode-editor-data')) return plain
  return markdownOf(html, plain) ?? plain
}

/** A picture that comes by itself; words that have one along are words, as those of Word, which sends a picture of them. */
export function pictureOf(from: Pick<DataTransfer, 'files' | 'getData'>): File | null {
  if (from.getData('text/plain') !== '') return null
  return [...from.files].find(({ type }) => type.startsWith('image/')) ?? null
}

/** Blocks stand apart from what is around them. */
function apart(words: string, before: string, after: string): string {
  if (!words.includes('\n\n') && !/^(#|-|\||\d+\.)/.test(words)) return words
  const head = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return head + words + tail
}

/** Puts what was pasted in the place of what is chosen; false where it would be more than the text may have. */
export function paste(
  view: EditorView,
  clipboard: Pick<DataTransfer, 'getData' | 'types'>,
  max: number,
): boolean {
  const { doc, selection } = view.state
  const { from, to } = selection.main
  const isMarkdown = clipboard.getData('text/html') !== ''
  const words = wordsOf(clipboard)
  const text = doc.toString()
  const insert = isMarkdown ? apart(words, text.slice(0, from), text.slice(to)) : words
  if (!fits(text.slice(0, from) + insert + text.slice(to), max)) return false
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  })
  return true
}
