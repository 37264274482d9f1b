import { transitionsOf } from '#platform/server/transition.ts'
import { planStates } from '../states.ts'

export const transitionPlan = transitionsOf('publishing_plan', planStates)
