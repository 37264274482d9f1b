import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/contract/parts.ts'
import { styleNonce } from '#platform/ui/style-nonce.ts'
import { putText, textLook, textState } from './code-mirror.ts'
import { keysOf } from './keys.ts'
import { paste, pictureOf } from './pasting/pasted.ts'

interface Writing {
  /** Where it is put. */
  place: RefObject<HTMLDivElement | null>
  text: string
  max: number
  language: Language
  /** What stands where nothing was chosen. */
  sample: string
  attributes: Record<string, string>
  onChange: (text: string) => void
  /** What was pasted would not fit, and nothing of it was taken. */
  onTooLong: () => void
  /** A picture was pasted or dropped where the cursor is now. */
  onPicture: (file: File) => void
}

/** CodeMirror in the place of a field; another text that comes from outside, as the one of another editor, stands in it. */
export function useTextView({ place, text, max, language, sample, attributes, ...told }: Writing) {
  const [view, setView] = useState<EditorView | null>(null)
  const [own] = useState(() => new Compartment())
  const tell = useRef(told)
  // What was told and may still be on its way back.
  const sent = useRef([text])
  useEffect(() => {
    tell.current = told
  })
  // Made once: its text goes on living in it, and all else is handed in below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { current: parent } = place
    if (!parent) return undefined
    const make = () =>
      new EditorView({
        parent,
        state: EditorState.create({
          doc: text,
          extensions: [
            textState({ max, keys: keysOf(sample) }),
            textLook(styleNonce),
            own.of([]),
            EditorView.domEventHandlers({
              paste(event, into) {
                if (!event.clipboardData) return false
                event.preventDefault()
                const picture = pictureOf(event.clipboardData)
                if (picture) {
                  tell.current.onPicture(picture)
                  return true
                }
                if (!paste(into, event.clipboardData, max)) tell.current.onTooLong()
                return true
              },
              drop(event, into) {
                const picture = event.dataTransfer && pictureOf(event.dataTransfer)
                if (!picture) return false
                event.preventDefault()
                const place = into.posAtCoords({ x: event.clientX, y: event.clientY })
                if (place !== null) into.dispatch({ selection: { anchor: place } })
                tell.current.onPicture(picture)
                return true
              },
            }),
            EditorView.updateListener.of(({ docChanged, state }) => {
              if (!docChanged) return
              const written = state.doc.toString()
              if (written === sent.current.at(-1)) return
              sent.current.push(written)
              tell.current.onChange(written)
            }),
          ],
        }),
      })
    let made: EditorView | undefined
    // In a task of its own: two languages stand beside each other, and each takes a while.
    const timer = setTimeout(() => {
      made = make()
      setView(made)
    })
    return () => {
      clearTimeout(timer)
      made?.destroy()
    }
  }, [])
  useEffect(() => {
    if (!view) return
    const at = sent.current.lastIndexOf(text)
    if (at >= 0) {
      sent.current.splice(0, at)
      return
    }
    sent.current = [text]
    putText(view, text)
  }, [view, text])
  const said = JSON.stringify({ ...attributes, lang: language })
  useEffect(() => {
    view?.dispatch({ effects: own.reconfigure(EditorView.contentAttributes.of(JSON.parse(said))) })
  }, [view, own, said])
  return view
}
