import { onboarding } from '@rajt/contract/onboarding'
import { act } from '../plumbing/request.ts'
import { onboard } from './onboard.ts'

export const onboardingRoutes = [act(onboarding.onboard, onboard)]
