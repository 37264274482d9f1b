import { Text } from '@mantine/core'
import { useFullName } from './names.ts'

interface Props {
  row: { surname: string; firstname: string; email: string }
}

/** Who a row of a list is about. */
export function PersonCell({ row }: Props) {
  const fullName = useFullName()
  return (
    <>
      <Text fw={600} size="sm">
        {fullName(row)}
      </Text>
      <Text size="sm" c="dimmed">
        {row.email}
      </Text>
    </>
  )
}
