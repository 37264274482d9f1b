import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)'

interface Place {
  element: HTMLElement
  /** Index of its row; -1 outside the rows. */
  row: number
}

/**
 * Keeps the keyboard inside a list. When what had the focus leaves the page (its row was decided, its act is done),
 * the same control of the next row gets it, else the list's own start (`data-list-start`, the heading).
 */
export function useListFocus(root: RefObject<HTMLElement | null>, rows: unknown, marked: number) {
  const last = useRef<Place | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return
      last.current = root.current?.contains(target)
        ? { element: target, row: rowIndex(root.current, target) }
        : null
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus whenever what is shown has changed
  useEffect(() => {
    if (!root.current || !last.current || last.current.element.isConnected) return
    successor(root.current, last.current)?.focus()
  }, [rows, marked])
}

/** Up and down arrows go to the same control of the row above or below. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const control = event.target
  if (!step || !(control instanceof HTMLElement) || !control.matches('button, a, [type="checkbox"]')) return
  const rows = rowsOf(event.currentTarget)
  const next = rows[rowIndex(event.currentTarget, control) + step]
  const same = next && counterpart(next, control)
  if (!same) return
  event.preventDefault()
  same.focus()
}

/** The control of a row that opens it, else its first one; where the row is gone, the list's start. */
export function focusRow(root: HTMLElement, key: string): void {
  const row = rowsOf(root).find(({ dataset }) => dataset.row === key)
  const control =
    row?.querySelector<HTMLElement>('[data-act="open"]') ?? row?.querySelector<HTMLElement>(CONTROLS)
  const focused = control ?? startOf(root)
  focused?.focus()
}

/** Whoever closes the panel goes on at its row. */
export function useFocusBack(frame: RefObject<HTMLElement | null>, open: string | null) {
  const last = useRef(open)
  useEffect(() => {
    if (last.current && !open && frame.current) focusRow(frame.current, last.current)
    last.current = open
  }, [frame, open])
}

const startOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[data-list-start]:not(:disabled)') ??
  root.querySelector<HTMLElement>('h1, h2')

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-row]')]

const rowIndex = (root: HTMLElement, element: HTMLElement) => {
  const row = element.closest<HTMLElement>('[data-row]')
  return row ? rowsOf(root).indexOf(row) : -1
}

const counterpart = (row: HTMLElement, { dataset }: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => one.dataset.act === dataset.act)

function successor(root: HTMLElement, { element, row }: Place): HTMLElement | null {
  const rows = row < 0 ? [] : rowsOf(root)
  const nearest = [...rows.slice(row), ...rows.slice(0, Math.max(row, 0)).reverse()]
  const same = nearest.map((one) => counterpart(one, element)).find(Boolean)
  return same ?? startOf(root)
}

/** For the place around rows and panel: Escape closes what is open. */
export const closeByEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  onClose()
}
