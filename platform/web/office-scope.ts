import type { OfficeScope } from '#platform/contract/scope.ts'
import { session } from './session.ts'
import { useStore } from './store.ts'

/** What the signed-in member of the office may do; null for everybody else. */
export const useOfficeScope = (): OfficeScope | null => useStore(session).user?.officeScope ?? null

/** Whether whoever looks may do all that the office does. */
export const useHasFullAccess = (): boolean => useOfficeScope() === 'FULL'

/** Whether whoever looks may change nothing but what is their own (decision 24). */
export const useIsReader = (): boolean => useOfficeScope() === 'READER'
