import { useLayoutEffect, useRef } from 'react'

/** Opens as the browser's own modal: the page behind is inert, and focus returns to where it was. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus]')
    // Otherwise the browser would focus the first field, and a field that is left is checked.
    if (first) first.autofocus = true
    dialog?.showModal()
    first?.focus()
    // Closed while it is still in the page: an element that is only removed returns no focus.
    return () => dialog?.close()
  }, [])
  return ref
}
