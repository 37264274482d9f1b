import { VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasJustEntered } from '#platform/web/entered.ts'

/** Whatever had the focus: the next Tab begins in the page, not in the menu that led to it. */
function focusPage(): void {
  const page = document.getElementById('content')
  // A page may have taken the focus to a part of its own.
  if (!page || page.contains(document.activeElement)) return
  page.focus({ preventScroll: true })
}

/** Calls once the document has a page's title: before that it has the product's name alone. Returns what ends the wait. */
function whenTitled(call: () => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    if (!document.title.includes(' · ')) return
    observer.disconnect()
    call()
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  look()
  return () => observer.disconnect()
}

/**
 * Tells a screen reader which page has come, and moves the focus there: from the menu, from a link in the page and after
 * signing in alike. Any other first page keeps the focus where the browser has it, which reads its title.
 */
export function PageSaid() {
  const router = useRouter()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!hasJustEntered()) return
    focusPage()
    return whenTitled(() => setSaid(document.title))
  }, [])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        focusPage()
        setSaid(document.title)
      }),
    [router],
  )
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
