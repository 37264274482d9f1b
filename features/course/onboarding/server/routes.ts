import type { Handlers } from '#platform/server/request.ts'
import type { onboarding } from '../calls.ts'
import { onboard } from './onboard.ts'
import { plan } from './plan.ts'

export const onboardingRoutes = {
  plan,
  onboard,
} satisfies Handlers<typeof onboarding>
