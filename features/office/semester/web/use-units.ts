import { useTranslations } from 'use-intl'

const counted = ['answerDays', 'examMinutes', 'passMarkPercent', 'gradeLimits'] as const
const isCounted = (name: string): name is (typeof counted)[number] => counted.some((one) => one === name)

/** What a setting of a semester is counted in, by its field; undefined where its name says it. */
export function useUnits() {
  const t = useTranslations('semester-staff.units')
  return (name: string) => (isCounted(name) ? t(name) : undefined)
}
