import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { AwaitedPart } from '../ui/late-part.tsx'
import { SidePart } from '../ui/side.tsx'
import { ownRescueQuery } from './calls.ts'

// Most have no proposal.
const RescueCard = lazyPart(() => import('./rescue-card.tsx'))

/** What the office proposes to a student, with what they can do about it; nothing where it proposes nothing. */
export function OwnRescue({ isAtProject = false }: { isAtProject?: boolean }) {
  const t = useTranslations('rescue')
  return (
    <SidePart query={ownRescueQuery()} name={t('part')}>
      {({ rescue }) => (
        <AwaitedPart>{rescue && <RescueCard rescue={rescue} isAtProject={isAtProject} />}</AwaitedPart>
      )}
    </SidePart>
  )
}
