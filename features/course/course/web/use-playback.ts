import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { readStored, store } from '#platform/web/stored.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const SPEED = 'rajt.speed'
const keyOf = (url: string) => `rajt.position.${url}`
/** Seconds between two notes of the position, and how near to an end it is not worth resuming. */
const NOTE_EVERY = 5
const NEAR = 10

type PlayerEvent = SyntheticEvent<HTMLMediaElement>

export type Playback = ReturnType<typeof usePlayback>

/** Where a player stands and what moves it; the speed is kept for every lesson, the position for each medium. */
export function usePlayback({ url, seconds }: { url: string; seconds: number | null }) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const noted = useRef(0)
  const resumedFrom = useRef(0)
  const [speed, setSpeed] = useState(() => soundSpeed(readStored<number>(localStorage, SPEED)))
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(seconds ?? 0)

  useEffect(() => {
    if (player.current) player.current.playbackRate = speed
  }, [speed])

  const note = ({ currentTarget: { currentTime } }: PlayerEvent) => {
    noted.current = currentTime
    store(localStorage, keyOf(url), Math.floor(currentTime))
  }
  const seek = (to: number) => {
    if (!player.current) return
    player.current.currentTime = Math.min(Math.max(0, to), duration)
    setTime(player.current.currentTime)
  }
  return {
    player,
    speed,
    resumedAt,
    isPlaying,
    /** Somebody has asked for it on this page. */
    hasBegun,
    isMuted,
    time,
    duration,
    seek,
    /** Seconds of it that were heard, in its own time; what was heard before it was left counts too. */
    heard: () => resumedFrom.current + heardSeconds(player.current),
    toggle() {
      if (!player.current) return
      if (!player.current.paused) return player.current.pause()
      // Where the browser refuses to play, the button still says so: nothing plays.
      player.current.play().catch(() => setPlaying(false))
    },
    mute() {
      if (player.current) player.current.muted = !isMuted
    },
    chooseSpeed(chosen: number) {
      setSpeed(chosen)
      store(localStorage, SPEED, chosen)
    },
    fromStart() {
      seek(0)
      setResumedAt(null)
    },
    events: {
      onLoadedMetadata({ currentTarget }: PlayerEvent) {
        if (seconds === null) setDuration(currentTarget.duration)
        // Loading a medium sets its speed back.
        currentTarget.playbackRate = speed
        const left = readStored<number>(localStorage, keyOf(url))
        if (typeof left !== 'number' || left < NEAR || left > currentTarget.duration - NEAR) return
        currentTarget.currentTime = left
        resumedFrom.current = left
        setResumedAt(left)
      },
      onTimeUpdate(event: PlayerEvent) {
        const { currentTime } = event.currentTarget
        setTime(currentTime)
        if (Math.abs(currentTime - noted.current) >= NOTE_EVERY) note(event)
      },
      onVolumeChange: ({ currentTarget: { muted } }: PlayerEvent) => setMuted(muted),
      onPause(event: PlayerEvent) {
        setPlaying(false)
        note(event)
      },
      onPlay() {
        setPlaying(true)
        setBegun(true)
        setResumedAt(null)
      },
    },
  }
}

function heardSeconds(player: HTMLMediaElement | null): number {
  if (!player) return 0
  const { played } = player
  return Array.from({ length: played.length }, (_, i) => played.end(i) - played.start(i)).reduce(
    (sum, one) => sum + one,
    0,
  )
}

const soundSpeed = (kept: number | null): number => speeds.find((speed) => speed === kept) ?? 1
