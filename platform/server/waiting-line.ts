import { seconds } from './clock.ts'

/** Who comes to a line: `since` is when they first came, in milliseconds; whoever came first goes first. */
export interface Comer {
  who: string
  since: number
  now: number
}

/** What is told to whoever is too far behind to be waited with. */
export interface InLine {
  /** From 1. */
  place: number
  /** Seconds after which to ask again. */
  retryAfter: number
  /** Until when the place is kept for whoever does not ask, in milliseconds. */
  until: number
}

interface Waiting {
  who: string
  since: number
  until: number
  /** Requests that are held open; none of somebody who was sent to ask again. */
  turns: (() => void)[]
}

interface Bounds {
  /** Worked on at the same moment. */
  atOnce: number
  /** The first of the line, whose requests are held open, so that no seat is empty while somebody asks anew. */
  held: number
}

/** Seconds; so often at least somebody who waits is told their place. */
const LONGEST_PAUSE = 10
/** A phone that was put away for a moment keeps its place. */
const KEPT = seconds(60)
/** Milliseconds between two that are done, before any was measured. */
const FIRST_PACE = 10
const NEWEST_SHARE = 0.05

/**
 * A line before work that a process does a few at a time: nobody waits longer without a word than the first of it take.
 * In the memory of one process; a place comes along to another one by its `since`.
 */
export function waitingLine({ atOnce, held }: Bounds) {
  const line: Waiting[] = []
  let running = 0
  let pace = FIRST_PACE
  let lastDone = 0

  async function begin<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      running--
      const at = performance.now()
      if (line.length > 0) pace += NEWEST_SHARE * (at - lastDone - pace)
      lastDone = at
      next()
    }
  }

  function next(): void {
    while (running < atOnce) {
      const place = line.findIndex(({ turns }) => turns.length > 0)
      const [first] = place < 0 ? [] : line.splice(place, 1)
      if (!first) return
      running += first.turns.length
      for (const turn of first.turns) turn()
    }
  }

  /** Their place, from 0; they are put where they belong. */
  function stand({ who, since, now }: Comer): number {
    const known = line.findIndex((one) => one.who === who)
    if (known >= 0) return known
    for (let i = line.length - 1; i >= 0; i--) if (isGone(line[i], now)) line.splice(i, 1)
    const behind = line.findIndex((one) => one.since > since)
    const place = behind < 0 ? line.length : behind
    line.splice(place, 0, { who, since, until: 0, turns: [] })
    return place
  }

  const isBusy = () => running >= atOnce || line.some(({ turns }) => turns.length > 0)

  return {
    /** Does the work in turn; `tooFar` answers whoever is behind those whose requests are held. */
    async enter<T>(comer: Comer, work: () => Promise<T>, tooFar: (told: InLine) => Promise<T>): Promise<T> {
      if (!isBusy()) {
        if (running === 0) lastDone = performance.now()
        running++
        return begin(work)
      }
      const place = stand(comer)
      const own = line[place]
      if (own && place < held) {
        own.until = Number.POSITIVE_INFINITY
        await new Promise<void>((resolve) => own.turns.push(resolve))
        return begin(work)
      }
      const wait = Math.ceil(((place - held / 2) * pace) / 1_000)
      const retryAfter = Math.min(LONGEST_PAUSE, Math.max(1, wait))
      const until = comer.now + seconds(retryAfter) + KEPT
      if (own) own.until = until
      return tooFar({ place: place + 1, retryAfter, until })
    },
  }
}

const isGone = (one: Waiting | undefined, now: number) =>
  one !== undefined && one.turns.length === 0 && one.until < now
