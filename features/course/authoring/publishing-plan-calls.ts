import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, IdParams, Instant } from '#platform/contract/parts.ts'
import { Publishing } from './calls.ts'
import { Plan } from './content-parts.ts'

export const about = 'Publishing the course at a time.'

export const publishingPlan = {
  /** Those that wait, the next one first, after those that failed and that nobody has put aside. */
  list: call({
    summary: 'List the plans to publish drafts',
    method: 'GET',
    path: '/authoring/plan',
    who: ['OFFICE'],
    concerns: 'course',
    answer: z.object({ plans: z.array(Plan) }),
  }),
  /** All of them or none, each as it was read. They stay as they are until then, or until the plan is cancelled. */
  add: call({
    summary: 'Plan to publish drafts at a time',
    method: 'POST',
    path: '/authoring/plan',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({ ...Publishing.shape, at: Instant }),
    answer: Plan,
    refuses: ['draft-changed-meanwhile', 'draft-not-whole', 'draft-planned', 'plan-time-wrong', 'not-found'],
  }),
  move: call({
    summary: 'Move a plan to another time',
    method: 'POST',
    path: '/authoring/plan/:id/move',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: z.strictObject({ at: Instant }),
    answer: Plan,
    refuses: ['plan-over', 'plan-time-wrong'],
  }),
  /** Of one that failed: it has been read. The drafts stay. */
  cancel: call({
    summary: 'Cancel a plan',
    method: 'POST',
    path: '/authoring/plan/:id/cancel',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
    refuses: ['plan-over'],
  }),
}
