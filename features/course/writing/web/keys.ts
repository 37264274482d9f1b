import type { EditorView, KeyBinding } from '@codemirror/view'
import { markLetters } from '#programme/text-preview/web/mark-tools.ts'
import { markedWith } from '#programme/text-preview/web/marks.ts'
import { chosenIn, typeOver } from './code-mirror.ts'
import { cellBeside, rowBelow } from './tables.ts'

/** Goes to another cell of a table; elsewhere Tab leaves the field, and so it does from the last cell on. */
const goBy = (step: 1 | -1) => (view: EditorView) => {
  const { doc, selection } = view.state
  const cell = cellBeside(doc.toString(), selection.main.head, step)
  if (!cell) return false
  view.dispatch({ selection: { anchor: cell.from, head: cell.to }, scrollIntoView: true })
  return true
}

function beginRow(view: EditorView): boolean {
  const { doc, selection } = view.state
  const typed = selection.main.empty ? rowBelow(doc.toString(), selection.main.head) : null
  if (typed) typeOver(view, typed)
  return typed !== null
}

/** The keys of the field beside those of any text; `sample` is what a mark stands around where nothing is chosen. */
export const keysOf = (sample: string): KeyBinding[] => [
  { key: 'Tab', run: goBy(1), shift: goBy(-1) },
  { key: 'Enter', run: beginRow },
  ...Object.entries(markLetters).flatMap(([letter, mark]) =>
    mark
      ? [
          {
            key: `Mod-${letter}`,
            preventDefault: true,
            run: (view: EditorView) => {
              typeOver(view, markedWith(mark, chosenIn(view.state), sample))
              return true
            },
          },
        ]
      : [],
  ),
]
