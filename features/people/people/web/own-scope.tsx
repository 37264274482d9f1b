import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OfficeScope } from '#platform/contract/scope.ts'

/** What the signed-in member of the office may do, in their own settings: colleagues alone change it (decision 24). */
export default function OwnScope({ scope }: { scope: OfficeScope }) {
  const t = useTranslations('people-staff.scope')
  return (
    <section>
      <Title order={3} size="h4" mt="xl" mb="xs">
        {t('legend')}
      </Title>
      <Text>
        <strong>{t(`names.${scope}`)}</strong>
        {': '}
        {t(`means.${scope}`)}
      </Text>
      <Text c="dimmed" mt="xs">
        {t('own')}
      </Text>
    </section>
  )
}
