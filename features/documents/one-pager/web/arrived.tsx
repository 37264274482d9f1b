import { Button, Skeleton, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { ArrivalPanel } from '#platform/ui/arrival.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useWindowFrom } from '#platform/ui/use-window-from.ts'
import { useArrival } from '#platform/web/arrival.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { OnePager } from '../calls.ts'
import { modulesBehind } from './course-behind.ts'
import { OnePagerFacts } from './facts.tsx'

const HandedIn = lazyComponent(() => import('./handed-in.tsx'))
const CardButton = lazyComponent(() => import('#course/card/web/card-button.tsx'))

/** In em of the window: beside the menu, the stage is then some 900 pixels wide. */
const HAS_ROOM = 77

/** The semester's last step is done: what it took, and what comes after it. */
export function Arrived({ onePager }: { onePager: OnePager }) {
  const t = useTranslations('one-pager')
  const moment = useMoment()
  const course = useSide(progressQuery())
  // What it took and what comes next are said of it, above what stands below.
  const isAwaiting = useAwaiting(course)
  const { data } = course
  const isWide = useWindowFrom(HAS_ROOM)
  const hasCard = isWide && Boolean(data?.currentProgress)
  useEffect(() => {
    if (isWide) void CardButton.ahead()
  }, [isWide])
  const { isOpen, open, close } = useArrival(onePager._id)
  const { _id, submittedAt } = onePager
  const share = { onPointerEnter: HandedIn.ahead, onFocus: HandedIn.ahead, onClick: open }
  if (isAwaiting)
    return (
      <>
        <Title order={1}>{t('title')}</Title>
        <TextSkeleton lines={8} />
      </>
    )
  return (
    <>
      <ArrivalPanel
        when={t('submitted.at', { date: moment(submittedAt) })}
        heading={t('submitted.title')}
        stops={data ? modulesBehind(data) : 0}
        acts={
          <>
            <LinkButton to="/one-pager/details/$id" params={{ id: _id }}>
              {t('submitted.open')}
            </LinkButton>
            {data?.currentProgress && (
              <Button variant="default" {...share}>
                {t('submitted.card')}
              </Button>
            )}
          </>
        }
        card={
          hasCard && (
            <LatePart fallback={<Skeleton height="100%" radius={18} />}>
              <CardButton occasion={t('success.occasion')} aria-label={t('submitted.card')} {...share} />
            </LatePart>
          )
        }
        next={
          data?.currentProgress?.number === 1 && (
            <>
              <span>{t('submitted.next')}</span> <LinkAnchor to="/">{t('submitted.home')}</LinkAnchor>
            </>
          )
        }
      >
        <OnePagerFacts onePager={onePager} />
      </ArrivalPanel>
      {isOpen && (
        <LatePart fallback={null}>
          <HandedIn onePager={onePager} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
