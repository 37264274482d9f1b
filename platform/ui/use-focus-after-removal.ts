import { useEffect, useRef } from 'react'

/** The button that had the focus goes with its entry: the keyboard goes on in the page. `count`: how many entries there are. */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      document.getElementById('content')?.focus()
    before.current = count
  }, [count])
}
