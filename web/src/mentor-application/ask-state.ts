import type { Mentoring } from '@rajt/contract/mentor'
import { useTranslations } from 'use-intl'

/** In a few words why an owner cannot apply to a mentor now; in the place of the button. */
export function useAskState() {
  const t = useTranslations('mentor-application.state')
  return (apply: Mentoring['apply']): string | null => (apply === null || apply === 'ok' ? null : t(apply))
}
