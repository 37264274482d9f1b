import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Flaw } from '../content-parts.ts'

/** Why the field at a place is not as it must be; undefined where it is. */
export function useFlawAt(flaws: readonly Flaw[]) {
  const t = useTranslations('authoring-staff')
  return useCallback(
    (at: string): string | undefined => {
      const found = flaws.find((flaw) => flaw.at === at)
      return found && t(`flaws.${found.flaw}`)
    },
    [flaws, t],
  )
}
