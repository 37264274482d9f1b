import { Box, Text, Title } from '@mantine/core'
import type { Semester } from '@rajt/contract/programme'
import { useTranslations } from 'use-intl'
import { useMoment } from '../ui/moment.ts'
import { RegistrationSwitch } from './registration-switch.tsx'

/** Whether students may register themselves, and the switch (decision Y6). */
export function RegistrationState({ semester: { registrationOpenedAt: at } }: { semester: Semester }) {
  const t = useTranslations('programme-staff.registration')
  const moment = useMoment()
  return (
    <Box component="section" mb="xl" aria-labelledby="registration-state">
      <Title order={2} id="registration-state">
        {t('title')}
      </Title>
      <Text my="sm">{at ? t('isOpen', { date: moment(at) }) : t('isClosed')}</Text>
      <RegistrationSwitch isOpen={at !== null} />
    </Box>
  )
}
