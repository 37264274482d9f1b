import { Captions, ChevronDown, Maximize, Pause, Play, ScrollText, Volume2, VolumeX } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { clock } from './clock.ts'
import { fillScreen } from './fill-screen.ts'
import classes from './media-bar.module.css'
import { type Playback, speeds } from './use-playback.ts'

interface Props {
  playback: Playback
  title: string
  hasCaptions: boolean
  /** What fills the screen; null where there is nothing to see. */
  frame: RefObject<HTMLElement | null> | null
  transcript: { id: string; isOpen: boolean; toggle: () => void } | null
}

/** Seek, play, speed, captions, transcript: plain buttons that a keyboard reaches and a screen reader names. */
export function MediaBar({ playback, title, hasCaptions, frame, transcript }: Props) {
  const t = useTranslations('course.player')
  const { isPlaying, isMuted, toggle, mute } = playback
  const [hasWords, setWords] = useState(true)
  const toggleCaptions = () => {
    for (const track of playback.player.current?.textTracks ?? [])
      track.mode = hasWords ? 'hidden' : 'showing'
    setWords(!hasWords)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls and no set of fields
    <div className={classes.bar} role="group" aria-label={t('bar', { title })}>
      <Seek playback={playback} />
      <button
        type="button"
        className={classes.play}
        aria-label={isPlaying ? t('pause') : t('play')}
        onClick={toggle}
      >
        {isPlaying ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />}
      </button>
      <div className={classes.tools}>
        <Speed playback={playback} />
        <Toggle label={t('mute')} isOn={isMuted} onToggle={mute}>
          {isMuted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
        </Toggle>
        {hasCaptions && (
          <Toggle label={t('captions')} isOn={hasWords} onToggle={toggleCaptions}>
            <Captions size={20} aria-hidden="true" />
          </Toggle>
        )}
        {frame && (
          <button
            type="button"
            aria-label={t('fullScreen')}
            title={t('fullScreen')}
            onClick={() => fillScreen(frame)}
          >
            <Maximize size={20} aria-hidden="true" />
          </button>
        )}
        {transcript && (
          <button
            type="button"
            aria-expanded={transcript.isOpen}
            aria-controls={transcript.id}
            title={t('transcript')}
            onClick={transcript.toggle}
          >
            <ScrollText size={20} aria-hidden="true" /> <span>{t('transcript')}</span>
          </button>
        )}
      </div>
    </div>
  )
}

/** Seconds that an arrow key goes on or back. */
const STEP = 5

function Seek({ playback: { time, duration, seek } }: { playback: Playback }) {
  const t = useTranslations('course.player')
  const steps: Record<string, number> = {
    ArrowLeft: -STEP,
    ArrowDown: -STEP,
    ArrowRight: STEP,
    ArrowUp: STEP,
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    seek(time + by)
  }
  const share = duration > 0 ? (time / duration) * 100 : 0
  return (
    <>
      <input
        className={classes.seek}
        type="range"
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(time)}
        aria-label={t('seek')}
        aria-valuetext={t('position', { time: clock(time), length: clock(duration) })}
        style={{ '--played': `${share}%` } as CSSProperties}
        onKeyDown={step}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <span className={classes.time} aria-hidden="true">
        {clock(time)} / {clock(duration)}
      </span>
    </>
  )
}

function Speed({ playback: { speed, chooseSpeed } }: { playback: Playback }) {
  const t = useTranslations('course.player')
  const format = useFormatter()
  return (
    <span className={classes.speed}>
      <select
        aria-label={t('speed')}
        title={t('speed')}
        value={speed}
        onChange={(event) => chooseSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {format.number(one)}×
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  )
}

interface ToggleProps {
  label: string
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

const Toggle = ({ label, isOn, onToggle, children }: ToggleProps) => (
  <button type="button" aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
    {children}
  </button>
)
