import { history, historyKeymap, redo, standardKeymap } from '@codemirror/commands'
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkup,
  markdownLanguage,
} from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { type ChangeSpec, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { Typed } from '#programme/text-preview/web/marks.ts'
import { fits } from './fits.ts'

interface Kept {
  /** Characters. */
  max: number
  keys?: readonly KeyBinding[]
}

/**
 * What holds a text while it is written: lines end where the text says so and nowhere else, so that whatever is not
 * touched stays as it is to the byte. What would make it longer than it may be is not taken.
 */
export const textState = ({ max, keys = [] }: Kept): Extension => [
  EditorState.lineSeparator.of('\n'),
  EditorState.changeFilter.of(
    ({ docChanged, newDoc, startState }) =>
      !docChanged || newDoc.length <= startState.doc.length || fits(newDoc.toString(), max),
  ),
  history(),
  markdownLanguage.extension,
  keymap.of([
    ...keys,
    { key: 'Enter', run: insertNewlineContinueMarkup },
    { key: 'Backspace', run: deleteMarkupBackward },
    // Tab is none of them: it leaves the field, as it leaves any other.
    ...standardKeymap,
    ...historyKeymap,
    // As a field has it in every system.
    { key: 'Mod-Shift-z', run: redo, preventDefault: true },
  ]),
]

/** How it is shown: in wrapped lines, its marks told apart by classes of their own. */
export const textLook = (nonce: string): Extension => [
  EditorView.cspNonce.of(nonce),
  EditorView.lineWrapping,
  syntaxHighlighting(classHighlighter),
]

/** Types over a part of the text, as one step that undo takes back. */
export function typeOver(view: EditorView, { from, to, words, chosen: [first, last] }: Typed): void {
  view.dispatch({
    changes: { from, to, insert: words },
    selection: { anchor: from + first, head: from + last },
    scrollIntoView: true,
    userEvent: 'input',
  })
  view.focus()
}

/** What is chosen, as the marks take it. */
export function chosenIn({ doc, selection }: EditorState) {
  const { from: start, to: end } = selection.main
  return { text: doc.toString(), start, end }
}

/** Puts another text in the place of what is there, which nobody's undo takes back; the cursor stays where it can. */
export function putText(view: EditorView, text: string): void {
  const { doc } = view.state
  const changes: ChangeSpec = { from: 0, to: doc.length, insert: text }
  const head = Math.min(view.state.selection.main.head, text.length)
  view.dispatch({
    changes,
    selection: { anchor: head },
    annotations: Transaction.addToHistory.of(false),
    filter: false,
  })
}
