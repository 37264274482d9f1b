import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import type { OwnRequest } from '../requests-calls.ts'
import { isVoidReason, voidReasonFor } from '../void-reason-words.ts'
import classes from './requests.module.css'

type Ended = Pick<OwnRequest, 'kind' | 'direction' | 'status' | 'closedBy' | 'closedAt'> & {
  reason?: OwnRequest['reason']
}

/** How something that was asked of somebody ended, when, and why, in the words of whoever reads it. */
export function Ending({ request }: { request: Ended }) {
  const t = useTranslations('request')
  const format = useFormatter()
  const spoken = useStore(language)
  const { kind, direction, status, closedBy, closedAt, reason } = request
  const isAccepted = status === 'ACCEPTED'
  const side = (kind === 'APPLICATION') === (direction === 'RECEIVED') ? 'owner' : 'person'
  const why =
    closedBy &&
    (isVoidReason(closedBy)
      ? voidReasonFor(closedBy, side, spoken)
      : closedBy === 'revoked' && t('revoked', { direction }))
  const date = closedAt && format.dateTime(new Date(closedAt), { dateStyle: 'medium' })
  const words =
    closedBy === 'declined' ? t('declined', { kind, direction }) : t(isAccepted ? 'accepted' : 'closed')
  return (
    <>
      <Text className={classes.ending} size="sm" c="dimmed">
        <Tag kind={isAccepted ? 'good' : 'quiet'}>{words}</Tag>
        <span>
          {date}
          {why && <span>{`\u00a0· ${why}`}</span>}
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
