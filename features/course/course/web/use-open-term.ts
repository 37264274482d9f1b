import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Term } from '../lesson-term.ts'

interface Places {
  text: RefObject<HTMLElement | null>
  sheet: RefObject<HTMLElement | null>
  terms: readonly Term[]
}

const NAMED = 'a[data-term]'
/** Pixels between a word and its meaning, and from the edges of the window. */
const GAP = 6
const EDGE = 12

/** The term of a text whose meaning is open. */
export function useOpenTerm({ text, sheet, terms }: Places) {
  const [open, setOpen] = useState<Term | null>(null)
  const from = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const place = text.current
    for (const link of place?.querySelectorAll(NAMED) ?? []) link.setAttribute('aria-haspopup', 'dialog')
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(NAMED) : null
      const term = terms.find(({ key }) => key === link?.dataset.term)
      // With a key held, a link opens where its reader wants it.
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || !term || !sheet.current || isElsewhere) return
      event.preventDefault()
      from.current = link
      // Where a press does not give a link the focus, it is given here: it comes back to where it was.
      link.focus({ preventScroll: true })
      flushSync(() => setOpen(term))
      sheet.current.showPopover()
      stand(sheet.current, link)
      sheet.current.focus({ preventScroll: true })
      link.setAttribute('aria-expanded', 'true')
    }
    place?.addEventListener('click', press)
    return () => place?.removeEventListener('click', press)
  })
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') return
    from.current?.removeAttribute('aria-expanded')
    if (document.activeElement === document.body) from.current?.focus({ preventScroll: true })
  }
  return { open, toggled }
}

/** Below the word, or above it where there is more room; it moves with the text. */
function stand(sheet: HTMLElement, link: HTMLElement): void {
  // Of a word that goes on in the next line, the end.
  const word = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = sheet
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = word.bottom + GAP + height > clientHeight && word.top > clientHeight - word.bottom
  const top = isAbove ? word.top - GAP - height : word.bottom + GAP
  const left = Math.max(EDGE, Math.min(word.left, clientWidth - width - EDGE))
  sheet.style.top = `${top + window.scrollY}px`
  sheet.style.left = `${left + window.scrollX}px`
}
