import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { semesterQuery } from '#programme/programme/web/calls.ts'
import { RegistrationState } from './registration-state.tsx'
import { SemesterSettingsForm } from './semester-settings.tsx'
import { SemesterSkeleton } from './semester-skeleton.tsx'

/** What the office edits of the current semester in the product (decision S2). */
export default function SemesterTab() {
  const t = useTranslations('settings-staff')
  return (
    <Loaded query={semesterQuery()} skeleton={<SemesterSkeleton />}>
      {(semester) => (
        <>
          <Text mb="lg">{t('current', { key: semester.key })}</Text>
          <RegistrationState semester={semester} />
          <SemesterSettingsForm semester={semester} />
        </>
      )}
    </Loaded>
  )
}
