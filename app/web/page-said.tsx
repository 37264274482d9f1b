import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SaidAtRest } from '#platform/ui/said-at-rest.tsx'
import { hasJustEntered } from '#platform/web/entered.ts'

/**
 * Whatever led there had the focus: the next Tab begins in the page, not in the menu. Somebody who has gone on to
 * something else while the page was on its way stays there; what is gone, as a search that led there, has given it back.
 */
function focusPage(ledThere: Element | null): void {
  const page = document.getElementById('content')
  const { activeElement: focused, body } = document
  // A page may have taken the focus to a part of its own.
  if (!page || page.contains(focused)) return
  if (focused === body || focused === ledThere || !ledThere?.isConnected) page.focus({ preventScroll: true })
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
    let ledThere = document.activeElement
    const arrive = () => {
      focusPage(ledThere)
      end()
      end = followTitle(setTitle)
    }
    if (hasJustEntered()) arrive()
    const endings = [
      router.subscribe('onBeforeNavigate', () => {
        ledThere = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) arrive()
      }),
    ]
    return () => {
      for (const unsubscribe of endings) unsubscribe()
      end()
    }
  }, [router])
  return <SaidAtRest text={title} />
}
