import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done } from '#platform/contract/parts.ts'

/** What a new programme needs, in the order in which the office sees to it. */
export const setupSteps = [
  'name',
  'mail',
  'controller',
  'dates',
  'universities',
  'course',
  'coordinators',
  'registration',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Those that somebody has looked at, which no data tell. */
export const lookedAt = ['dates', 'universities', 'course'] as const satisfies readonly SetupStep[]

/** `OPEN`: to be done. `ASIDE`: not now, or not here. */
export const setupStates = ['OPEN', 'DONE', 'ASIDE'] as const

export const Setup = z.object({
  /** Nothing is left to show: the office has finished it, or this programme began before there was a checklist. */
  isOver: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(setupStates),
      /** Whether the office may say that it is done. */
      isLookedAt: z.boolean(),
    }),
  ),
})
export type Setup = z.infer<typeof Setup>

export const about =
  'The checklist of a new programme, until its registration is open and everything is seen to.'

export const setup = {
  steps: call({
    summary: 'Get what a new programme still needs',
    method: 'GET',
    path: '/setup',
    who: ['OFFICE'],
    answer: Setup,
  }),
  /** `DONE` only of what is looked at. Idempotent: repeating it changes nothing. */
  mark: call({
    summary: 'Mark a step as looked at, set it aside, or take it up again',
    method: 'POST',
    path: '/setup/steps/:step',
    who: ['OFFICE'],
    params: z.strictObject({ step: z.enum(setupSteps) }),
    body: z.strictObject({ as: z.enum(setupStates) }),
    answer: Setup,
  }),
  /** Once no step is open: the checklist goes. Idempotent: repeating it changes nothing. */
  finish: call({
    summary: 'Finish setting up the programme',
    method: 'POST',
    path: '/setup/finish',
    who: ['OFFICE'],
    answer: Done,
    refuses: ['setup-not-finished'],
  }),
}
