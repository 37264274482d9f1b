import { Title, UnstyledButton } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { language } from '#platform/web/language.ts'
import type { Media } from '../lesson-parts.ts'
import { clock } from './clock.ts'
import { Invented } from './invented.tsx'
import { MediaBar } from './media-bar.tsx'
import classes from './media-player.module.css'
import { usePlayback } from './use-playback.ts'

interface Props {
  media: Media
  /** The media ended; so many seconds of it were heard. */
  onEnd: (heard: number) => void
  /** What the page itself has said to be made up. */
  told?: readonly string[]
  /** Of its title, where it is not that of the page; empty where nobody has said it. */
  lang?: string
  /** The page has its title and length above: there for screen readers alone. */
  isTitleSaid?: boolean
}

/** A video with captions or a podcast, with the product's own bar; its transcript below. */
export function MediaPlayer({ media, told = [], onEnd, lang, isTitleSaid = false }: Props) {
  const t = useTranslations('course.lesson')
  const transcript = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isReading, setReading] = useState(false)
  const playback = usePlayback(media)
  const { player, resumedAt, fromStart, events } = playback
  const shared = {
    ref: player,
    preload: 'metadata',
    src: media.url,
    onEnded: () => onEnd(playback.heard()),
    ...events,
  } as const
  return (
    <section>
      <Title order={2} size="h4" mb="sm" className={classes.title} data-said={isTitleSaid || undefined}>
        <span lang={lang}>{media.title}</span>
        {media.seconds !== null && <span className={classes.duration}>{clock(media.seconds)}</span>}
      </Title>
      <div ref={frame} className={classes.player} data-kind={media.kind}>
        {media.kind === 'video' ? (
          <video
            {...shared}
            className={classes.video}
            data-begun={playback.hasBegun || undefined}
            poster={media.posterUrl ?? undefined}
            playsInline
            onClick={playback.toggle}
          >
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
          <audio {...shared} />
        )}
        <MediaBar
          playback={playback}
          title={media.title}
          hasCaptions={media.captionsUrl !== null}
          frame={media.kind === 'video' ? frame : null}
          transcript={
            media.transcript.length > 0
              ? { id: transcript, isOpen: isReading, toggle: () => setReading(!isReading) }
              : null
          }
        />
      </div>
      <Invented names={media.invented.filter((name) => !told.includes(name))} />
      {resumedAt !== null && (
        <p className={classes.resumed}>
          {t('resumed', { time: clock(resumedAt) })}{' '}
          <UnstyledButton className={classes.again} onClick={fromStart}>
            {t('fromStart')}
          </UnstyledButton>
        </p>
      )}
      {media.transcript.length > 0 && (
        <div id={transcript} className={classes.transcript} hidden={!isReading}>
          <h3>{t('transcript')}</h3>
          {media.transcript.map(({ who, says }) => (
            <p key={says}>
              {who && <strong>{t(who)}: </strong>}
              {says}
            </p>
          ))}
        </div>
      )}
    </section>
  )
}
