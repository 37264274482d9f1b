import type { onboarding } from '@rajt/contract/onboarding'
import type { Handlers } from '../plumbing/request.ts'
import { onboard } from './onboard.ts'
import { plan } from './plan.ts'

export const onboardingRoutes = {
  plan,
  onboard,
} satisfies Handlers<typeof onboarding>
