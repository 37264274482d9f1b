import type { onboarding } from '@rajt/contract/onboarding'
import type { Handlers } from '../plumbing/request.ts'
import { onboard } from './onboard.ts'

export const onboardingRoutes = {
  onboard,
} satisfies Handlers<typeof onboarding>
