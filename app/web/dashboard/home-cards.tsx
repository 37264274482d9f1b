import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Module, Progress } from '#course/course/calls.ts'
import { canGain } from '#course/course/web/exam-act.ts'
import { Grade } from '#course/grade/web/grade.tsx'
import { studentsQuery } from '#office/statistics/web/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { ComingCard } from './coming-card.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'
import { placeOf } from './place.ts'

interface Props {
  modules: readonly Module[]
  progress: Progress
}

/** What a student wants to know beside the next step: the grade and the place among the others, once it runs, and what comes next. */
export function HomeCards({ modules, progress }: Props) {
  return (
    <div className={classes.cards}>
      {progress.phase !== 'before' && (
        <>
          <Grade modules={modules} progress={progress} />
          <PlaceCard canGain={hasAhead(progress)} />
        </>
      )}
      <ComingCard />
    </div>
  )
}

/** Points are had in exams alone: with none ahead, nobody is passed any more. */
const hasAhead = ({ phase, moduleProgresses }: Progress) =>
  phase !== 'ended' &&
  moduleProgresses.some(
    ({ status, exam }) => exam.refusal !== 'no-exam' && (status !== 'COMPLETED' || canGain(exam)),
  )

function PlaceCard({ canGain }: { canGain: boolean }) {
  const t = useTranslations('dashboard.place')
  const side = useSide(studentsQuery())
  const { data } = side
  const place = data && placeOf(data)
  return (
    <HomeCard id="place" title={t('title')}>
      <SideFailed of={side} line={t('failed')} />
      {side.isAwaited && <TextSkeleton lines={2} />}
      {data && (
        <>
          <p className={classes.figure}>
            <strong>{place ? t('rank', { rank: place.rank }) : '–'}</strong>{' '}
            <span>{place ? t('of', { count: data.ranked }) : t('none')}</span>
          </p>
          {canGain && place?.next && (
            <Text size="sm" className={classes.beside}>
              {t('next', { points: place.next.points, name: place.next.name ?? t('somebody') })}
            </Text>
          )}
          <LinkAnchor to="/rankings" size="sm" data-own-line>
            {t('all')}
          </LinkAnchor>
        </>
      )}
    </HomeCard>
  )
}
