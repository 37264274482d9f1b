import { useTranslations } from 'use-intl'
import type { SemesterValues } from './semester-form.ts'

const counted = ['answerDays', 'examMinutes', 'passMarkPercent', 'gradeLimits'] as const
const isCounted = (name: keyof SemesterValues): name is (typeof counted)[number] =>
  counted.some((one) => one === name)

/** What a setting is counted in; undefined where its name says it. */
export function useUnits() {
  const t = useTranslations('settings-staff.units')
  return (name: keyof SemesterValues) => (isCounted(name) ? t(name) : undefined)
}
