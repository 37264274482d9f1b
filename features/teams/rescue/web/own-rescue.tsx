import { useTranslations } from 'use-intl'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { SidePart } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { ownRescueQuery } from './calls.ts'

// Most have no proposal.
const RescueCard = lazyComponent(() => import('./rescue-card.tsx'))

interface Props {
  isAtProject?: boolean
  onBegin?: () => void
}

/** What the office proposes to a student, with what they can do about it; nothing where it proposes nothing. */
export function OwnRescue({ isAtProject = false, onBegin }: Props) {
  const t = useTranslations('rescue')
  return (
    <SidePart query={ownRescueQuery()} name={t('part')}>
      {({ rescue }) => (
        <AwaitedPart>
          {rescue && <RescueCard rescue={rescue} isAtProject={isAtProject} onBegin={onBegin} />}
        </AwaitedPart>
      )}
    </SidePart>
  )
}
