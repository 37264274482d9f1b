import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FinishedPages } from '#teams/earlier/web/finished-pages.tsx'
import type { SemesterInfo } from '../calls.ts'

/** What stays readable of the semester that ends, and where (decision Y2). */
export function Kept({ semester }: { semester: SemesterInfo }) {
  const t = useTranslations('semester-staff.kept')
  return (
    <div>
      <Text>{t('staff', { key: semester.key })}</Text>
      <FinishedPages semester={semester} opensBeside />
      <Text>{t('own')}</Text>
    </div>
  )
}
