import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SaidAtRest } from '#platform/ui/said-at-rest.tsx'
import { hasJustEntered } from '#platform/web/entered.ts'

/** Whatever had the focus: the next Tab begins in the page, not in the menu that led to it. */
function focusPage(): void {
  const page = document.getElementById('content')
  // A page may have taken the focus to a part of its own.
  if (!page || page.contains(document.activeElement)) return
  page.focus({ preventScroll: true })
}

/**
 * Calls with the document's title now and whenever it changes: a page's own, such as a lesson's, comes with its data. Before a
 * page's title the document has the product's name alone, which is none. Returns what ends that.
 */
function followTitle(call: (title: string) => void): () => void {
  const look = () => {
    if (document.title.includes(' · ')) call(document.title)
  }
  const observer = new MutationObserver(look)
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
  const [title, setTitle] = useState('')
  useEffect(() => {
    let end = () => {}
    const arrive = () => {
      focusPage()
      end()
      end = followTitle(setTitle)
    }
    if (hasJustEntered()) arrive()
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) arrive()
    })
    return () => {
      unsubscribe()
      end()
    }
  }, [router])
  return <SaidAtRest text={title} />
}
