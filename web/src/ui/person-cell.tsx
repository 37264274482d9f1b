import { Text } from '@mantine/core'
import type { FormerNames } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { useFullName } from './names.ts'

interface Props {
  /** `formerly`: what they were called before, oldest first. */
  row: { surname: string; firstname: string; email: string; formerly?: FormerNames }
}

/** Who a row of a list is about. */
export function PersonCell({ row }: Props) {
  const t = useTranslations('ui')
  const fullName = useFullName()
  const { formerly = [] } = row
  return (
    <>
      <Text fw={600} size="sm">
        {fullName(row)}
      </Text>
      {formerly.length > 0 && (
        <Text size="sm">{t('formerly', { names: formerly.map(fullName).join(', ') })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {row.email}
      </Text>
    </>
  )
}
