import { useEffect } from 'react'
import { LatePart } from '#platform/ui/late-part.tsx'
import { arriveOnce, useArrival } from '#platform/web/arrival.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { Team } from '../calls.ts'
import { lastJoined } from './last-joined.ts'

const TeamFull = lazyComponent(() => import('./team-full.tsx'))
const MentorFound = lazyComponent(() => import('./mentor-found.tsx'))

/** A team that has long been full is no news on another device. */
const NEW_MS = 14 * 86_400_000

/** What others did for a team, told the first time that a device shows it: the last seat is taken, a mentor said yes. */
export function TeamArrivals({ team }: { team: Team }) {
  const { project, mentor, remainingSeats } = team
  const full = `team.${project._id}`
  const found = `mentor.${project._id}.${mentor?._id}`
  const isFull = remainingSeats === 0
  const isNew = Date.now() - Date.parse(lastJoined(team)) < NEW_MS
  useEffect(() => {
    if (mentor) arriveOnce(found)
    if (isFull && isNew) arriveOnce(full)
  }, [mentor, found, isFull, isNew, full])
  const ofTeam = useArrival(full)
  const ofMentor = useArrival(found)
  return (
    <LatePart fallback={null}>
      {ofTeam.isOpen && isFull && <TeamFull team={team} onClose={ofTeam.close} />}
      {ofMentor.isOpen && mentor && (
        <MentorFound project={project} mentor={mentor} onClose={ofMentor.close} />
      )}
    </LatePart>
  )
}
