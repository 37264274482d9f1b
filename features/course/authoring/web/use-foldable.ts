import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What is folded is still found by the browser's search in the page, which unfolds it. React does not know this value of `hidden`. */
export function useFoldable(isOpen: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const { current: element } = panel
    if (isOpen || !element) return undefined
    const unfold = () => found()
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', unfold)
    return () => {
      element.removeAttribute('hidden')
      element.removeEventListener('beforematch', unfold)
    }
  }, [isOpen])
  return panel
}
