import { Title, UnstyledButton } from '@mantine/core'
import type { Media } from '@rajt/contract/course'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { language } from '../plumbing/language.ts'
import classes from './media-player.module.css'
import { speeds, usePlayback } from './use-playback.ts'

interface Props {
  media: Media
  onEnd: () => void
}

/** A video with captions or a podcast, by the browser's own player; its transcript below. */
export function MediaPlayer({ media, onEnd }: Props) {
  const t = useTranslations('course.lesson')
  const format = useFormatter()
  const speedId = useId()
  const { player, speed, chooseSpeed, resumedAt, fromStart, events } = usePlayback(media.url)
  const shared = {
    ref: player,
    controls: true,
    preload: 'metadata',
    src: media.url,
    onEnded: onEnd,
    ...events,
  } as const
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {media.title}
        {media.seconds !== null && <span className={classes.duration}>{clock(media.seconds)}</span>}
      </Title>
      {media.kind === 'video' ? (
        <video {...shared} className={classes.video} poster={media.posterUrl ?? undefined} playsInline>
          {media.captionsUrl && (
            <track
              kind="captions"
              src={media.captionsUrl}
              srcLang={language.get()}
              label={t('captions')}
              default
            />
          )}
        </video>
      ) : (
        <audio {...shared} className={classes.audio} aria-label={media.title} />
      )}
      <div className={classes.controls}>
        <div className={classes.speed}>
          <label htmlFor={speedId}>{t('speed')}</label>
          <select
            id={speedId}
            value={speed}
            onChange={(event) => chooseSpeed(Number(event.currentTarget.value))}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {format.number(one)}×
              </option>
            ))}
          </select>
        </div>
        {resumedAt !== null && (
          <span className={classes.resumed}>
            {t('resumed', { time: clock(resumedAt) })}{' '}
            <UnstyledButton className={classes.again} onClick={fromStart}>
              {t('fromStart')}
            </UnstyledButton>
          </span>
        )}
      </div>
      {media.transcript.length > 0 && <Transcript lines={media.transcript} />}
    </section>
  )
}

function Transcript({ lines }: { lines: Media['transcript'] }) {
  const t = useTranslations('course.lesson')
  return (
    <details className={classes.transcript}>
      <summary>{t('transcript')}</summary>
      {lines.map(({ who, says }) => (
        <p key={says}>
          {who && <strong>{t(who)}: </strong>}
          {says}
        </p>
      ))}
    </details>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
