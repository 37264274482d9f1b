import { writeAudit } from '#platform/server/audit.ts'
import { jsonOf } from '#platform/server/json.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { type PlannedThing, planById } from './plan-queries.ts'
import { mayPlanFor } from './plan-rules.ts'
import { titleOf } from './present.ts'
import { presentPlan } from './present-plan.ts'
import { lockWhole } from './publish-drafts.ts'
import { type DraftRow, writtenIn } from './queries.ts'

/** Drafts that are whole wait for their time; nobody changes them until then (decision 26). */
export const addPlan = command(publishingPlan.add, async function addPlan(request) {
  const { tx, actor, now, body, language } = request
  const { semester } = await currentProgramme(tx)
  const at = new Date(body.at)
  refuseUnless(mayPlanFor({ at, now, semester }))
  const drafts = await lockWhole(tx, body)
  if (drafts.some(({ semester_id }) => semester_id !== semester.id)) return refuse('not-found')
  const { id } = await tx
    .insertInto('publishing_plan')
    .values({
      semester_id: semester.id,
      at,
      why: body.why,
      asks_again: body.asksAgain,
      things: jsonOf(drafts.map(plannedThing)),
      planned_at: now,
      planned_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('planned_draft')
    .values(drafts.map(({ thing_id }) => ({ thing_id, plan_id: id })))
    .execute()
  await writeAudit(request, 'plan-made', id, { at: body.at, why: body.why, drafts: drafts.length })
  return presentPlan(await planById(tx, id), language)
})

function plannedThing(draft: DraftRow): PlannedThing {
  const { thing_id: id, kind, revision } = draft
  const written = writtenIn(draft)
  return {
    id,
    kind: kind as PlannedThing['kind'],
    revision,
    title: { hu: titleOf(written, 'hu'), en: titleOf(written, 'en') },
  }
}
