import { useTranslations } from 'use-intl'
import { ContentsRail } from '#course/course/web/contents-rail.tsx'
import { LessonSkeleton } from '#course/course/web/lesson-skeleton.tsx'
import { MediaBar } from '#course/course/web/media-bar.tsx'
import player from '#course/course/web/media-player.module.css'
import { usePlayback } from '#course/course/web/use-playback.ts'
import { AwaitedPicture } from '#platform/ui/awaited-picture.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import classes from './parts.module.css'
import { Section } from './section.tsx'

const MINUTES_LEFT = 4
const medium = { url: '', seconds: 185 }

export function MediaParts() {
  const t = useTranslations('parts')
  const playback = usePlayback(medium)
  const headings = (['why', 'five', 'write'] as const).map((id) => ({ id, title: t(`rail.headings.${id}`) }))
  return (
    <Section title={t('media.title')}>
      <div className={player.player}>
        <MediaBar playback={playback} title={t('media.name')} hasCaptions frame={null} transcript={null} />
      </div>
      <ContentsRail headings={headings} current="five" minutesLeft={MINUTES_LEFT} />
    </Section>
  )
}

export function WaitingParts() {
  const t = useTranslations('parts.waiting')
  return (
    <Section title={t('title')}>
      <div className={classes.whole} data-sample>
        <LessonSkeleton />
      </div>
      <div className={`${classes.whole} ${classes.room}`} data-sample>
        <ListWaiting />
      </div>
      <AwaitedPicture alt="" width={96} height={56} />
    </Section>
  )
}
