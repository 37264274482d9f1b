import { Box, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import type { Semester } from '#programme/programme/calls.ts'
import { RegistrationSwitch } from './registration-switch.tsx'

/** Whether students may register themselves, and the switch (decision Y6). */
export function RegistrationState({ semester: { registrationOpenedAt: at } }: { semester: Semester }) {
  const t = useTranslations('settings-staff.registration')
  const moment = useMoment()
  return (
    <Box component="section" mb="xl" aria-labelledby="registration-state">
      <Title order={3} size="h4" id="registration-state">
        {t('title')}
      </Title>
      <Text my="sm">{at ? t('isOpen', { date: moment(at) }) : t('isClosed')}</Text>
      <RegistrationSwitch isOpen={at !== null} />
    </Box>
  )
}
