import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { NextSemester } from '#office/semester/web/next-semester.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { semesterQuery } from '#programme/programme/web/calls.ts'
import { RegistrationState } from './registration-state.tsx'
import { SemesterSettingsForm } from './semester-settings.tsx'
import { SemesterSkeleton } from './semester-skeleton.tsx'
import { UniversityList } from './university-list.tsx'

/** What the office edits in the product: the current semester and the universities (decision S2). */
export default function SemesterTab() {
  const t = useTranslations('settings-staff')
  return (
    <>
      <Loaded query={semesterQuery()} skeleton={<SemesterSkeleton />}>
        {(semester) => (
          <>
            <Text mb="lg">{t('current', { key: semester.key })}</Text>
            <RegistrationState semester={semester} />
            <SemesterSettingsForm semester={semester} />
          </>
        )}
      </Loaded>
      <NextSemester />
      <UniversityList />
    </>
  )
}
