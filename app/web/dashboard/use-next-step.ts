import type { course, Progress } from '#course/course/calls.ts'
import { standingQuery as onePagerQuery } from '#documents/one-pager/web/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { standingQuery as reportQuery } from '#teams/progress-report/web/calls.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import { ownRequestsQuery } from '#teams/request/web/calls.ts'
import { teamStepOf } from '#teams/team/web/team-step.ts'
import { handInOf, missedOnePager, nextStep } from './next-step.ts'

/**
 * A student's next step, with the answers it follows from. What did not come is taken for nothing to do; the caller says
 * that it is missing.
 */
export function useNextStep(answer: Answer<typeof course.progress>, progress: Progress) {
  const { user, context } = useStore(session)
  const hasTeams = context?.CURRENT_SEMESTER === 2
  const isOwner = user?.projectRole === 'OWNER'
  const isThrough = progress.status === 'COMPLETED'
  const asksOnePager = isThrough && progress.phase !== 'before' && !hasTeams
  const onePager = useSide({ ...onePagerQuery(), enabled: asksOnePager })
  const report = useSide({
    ...reportQuery(),
    enabled: isThrough && progress.phase === 'running' && isOwner,
  })
  const own = useSide({ ...ownProjectQuery(), enabled: hasTeams })
  const requests = useSide({ ...ownRequestsQuery(), enabled: hasTeams })
  const handIn = handInOf(onePager.data, report.data)
  // Without the requests, somebody who waits for an answer would be told to ask once more.
  const team =
    own.data && requests.data ? teamStepOf({ ...own.data, isOwner, requests: requests.data.requests }) : null
  return {
    step: nextStep({ ...answer, progress, handIn, team }),
    missed: missedOnePager(onePager.data),
    /** Of what is handed in last. */
    handIn: asksOnePager ? onePager : report,
    own,
    requests,
    view: own.data?.view ?? null,
    hasReport: Boolean(own.data?.view?.report ?? report.data?.report),
  }
}
