import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { keep, readKept } from '../plumbing/kept.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const SPEED = 'rajt.speed'
const keyOf = (url: string) => `rajt.position.${url}`
/** Seconds between two notes of the position, and how near to an end it is not worth resuming. */
const NOTE_EVERY = 5
const NEAR = 10

type PlayerEvent = SyntheticEvent<HTMLMediaElement>

/** Playback speed for every lesson, and for each medium the position where it was left. */
export function usePlayback(url: string) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const noted = useRef(0)
  const [speed, setSpeed] = useState(() => soundSpeed(readKept<number>(localStorage, SPEED)))
  const [resumedAt, setResumedAt] = useState<number | null>(null)

  useEffect(() => {
    if (player.current) player.current.playbackRate = speed
  }, [speed])

  const note = ({ currentTarget: { currentTime } }: PlayerEvent) => {
    noted.current = currentTime
    keep(localStorage, keyOf(url), Math.floor(currentTime))
  }
  return {
    player,
    speed,
    resumedAt,
    chooseSpeed(chosen: number) {
      setSpeed(chosen)
      keep(localStorage, SPEED, chosen)
    },
    fromStart() {
      if (player.current) player.current.currentTime = 0
      setResumedAt(null)
    },
    events: {
      onLoadedMetadata({ currentTarget }: PlayerEvent) {
        // Loading a medium sets its speed back.
        currentTarget.playbackRate = speed
        const left = readKept<number>(localStorage, keyOf(url))
        if (typeof left !== 'number' || left < NEAR || left > currentTarget.duration - NEAR) return
        currentTarget.currentTime = left
        setResumedAt(left)
      },
      onTimeUpdate(event: PlayerEvent) {
        if (Math.abs(event.currentTarget.currentTime - noted.current) >= NOTE_EVERY) note(event)
      },
      onPause: note,
      onPlay: () => setResumedAt(null),
    },
  }
}

const soundSpeed = (kept: number | null): number => speeds.find((speed) => speed === kept) ?? 1
