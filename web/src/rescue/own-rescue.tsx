import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../plumbing/arrive.ts'
import { AwaitedPart } from '../ui/late-part.tsx'
import { ownRescueQuery } from './calls.ts'

// Most have no proposal.
const RescueCard = lazyPart(() => import('./rescue-card.tsx'))

/** What the office proposes to a student, with what they can do about it; nothing where it proposes nothing. */
export function OwnRescue({ isAtProject = false }: { isAtProject?: boolean }) {
  const { data } = useQuery(ownRescueQuery())
  return (
    <AwaitedPart>{data?.rescue && <RescueCard rescue={data.rescue} isAtProject={isAtProject} />}</AwaitedPart>
  )
}
