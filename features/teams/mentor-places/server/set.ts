import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { voidRequests } from '#teams/request/server/transitions.ts'
import { lockPlaces } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import { mentorPlaces } from '../calls.ts'
import { mayHavePlaces } from './rules.ts'

/** Applications to a mentor without a free place end (decision P7). */
export const set = command(mentorPlaces.set, async function set(request) {
  const { tx, params, body } = request
  const semester = await lockSecondSemester(tx)
  const mentor = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', params.id)
    .where('role', '=', 'MENTOR')
    .where('released_at', 'is', null)
    .executeTakeFirst()
  if (!mentor) return refuse('not-found')
  const before = await lockPlaces(tx, mentor.id, semester)
  const capacity = body.capacity ?? Math.max(semester.mentor_capacity, before.used)
  const verdict = mayHavePlaces(before, capacity)
  if (verdict !== 'ok')
    return refuse(verdict, { fields: { capacity: { rule: 'at-least', limit: before.used } } })
  const places = { capacity, used: before.used, is_own: body.capacity !== null }
  await tx
    .updateTable('mentor_places')
    .set(places)
    .where('mentor_id', '=', mentor.id)
    .where('semester_id', '=', semester.id)
    .execute()
  await writeAudit(request, 'mentor-places-set', mentor.id, { from: before.capacity, to: body.capacity })
  if (placesLeft(places) === 0)
    await notify(
      request,
      await voidRequests(request, await lockPending(request, { persons: [mentor.id] }), 'mentor-full'),
    )
  return { capacity, used: places.used, isOwn: places.is_own }
})
