import { type RefObject, useEffect, useState } from 'react'

/** How far down the screen the eyes are: the heading above it is the one being read. */
const EYES = 0.4

interface Place {
  /** The heading being read; null above the first one. */
  heading: string | null
  /** Minutes that are left, of those the lesson takes. */
  minutesLeft: number
}

interface Read {
  text: RefObject<HTMLElement | null>
  bar: RefObject<HTMLElement | null>
  headings: readonly { id: string }[]
  minutes: number
}

/** Where in a text its reader is. The bar is moved past React, which has nothing else to do while somebody scrolls. */
export function useReading({ text, bar, headings, minutes }: Read): Place {
  const [place, setPlace] = useState<Place>({ heading: null, minutesLeft: minutes })
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (!text.current) return
      const share = shareRead(text.current)
      if (bar.current) bar.current.style.transform = `scaleX(${share})`
      const heading = headings.findLast(({ id }) => topOf(id) <= innerHeight * EYES)?.id ?? null
      const minutesLeft = Math.ceil(minutes * (1 - share))
      setPlace((old) =>
        old.heading === heading && old.minutesLeft === minutesLeft ? old : { heading, minutesLeft },
      )
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [text, bar, headings, minutes])
  return place
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity

/** 0 at the top of the page, 1 once the end of the text is on the screen. */
function shareRead(text: HTMLElement): number {
  const way = text.getBoundingClientRect().bottom + scrollY - innerHeight
  return way <= 0 ? 1 : Math.min(1, Math.max(0, scrollY / way))
}
