import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { OwnRequest } from '../calls.ts'
import classes from './requests.module.css'

type Ended = Pick<OwnRequest, 'kind' | 'direction' | 'status' | 'closedBy' | 'closedAt'> & {
  reason?: OwnRequest['reason']
}

/** How something that was asked of somebody ended, when, and why, in the words of whoever reads it. */
export function Ending({ request }: { request: Ended }) {
  const t = useTranslations('requests')
  const format = useFormatter()
  const { kind, direction, status, closedBy, closedAt, reason } = request
  const isAccepted = status === 'ACCEPTED'
  const side = (kind === 'APPLICATION') === (direction === 'RECEIVED') ? 'owner' : 'person'
  const date = closedAt && format.dateTime(new Date(closedAt), { dateStyle: 'medium' })
  return (
    <>
      <Text className={classes.ending} size="sm" c="dimmed">
        <Tag kind={isAccepted ? 'good' : 'quiet'}>{t(isAccepted ? 'accepted' : 'closed')}</Tag>
        <span>
          {date}
          {closedBy && <span>{` · ${t(`closedBy.${closedBy}`, { side, direction })}`}</span>}
        </span>
      </Text>
      {reason && (
        <Text className={classes.reason} {...WRITTEN}>
          {reason}
        </Text>
      )}
    </>
  )
}
