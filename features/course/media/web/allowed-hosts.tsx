import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Where interactive content may come from, or whom to ask where it may come from nowhere. */
export function AllowedHosts({ hosts }: { hosts: readonly string[] | undefined }) {
  const t = useTranslations('media-staff.interactive')
  if (!hosts) return null
  return <Text>{hosts.length > 0 ? t('hosts', { hosts: hosts.join(', ') }) : t('noHosts')}</Text>
}
