import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
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

interface Props {
  request: Ended
}

/** How something that was asked of somebody ended, when, and why, in the words of whoever reads it. */
export function Ending({ request }: Props) {
  return (
    <>
      <Text className={classes.ending} size="sm" c="dimmed">
        <EndingTag request={request} />
        <EndingWhy request={request} />
      </Text>
      <EndingReason request={request} />
    </>
  )
}

/** How it ended. */
export function EndingTag({ request: { kind, direction, status, closedBy } }: Props) {
  const t = useTranslations('request')
  const isAccepted = status === 'ACCEPTED'
  const words =
    closedBy === 'declined' ? t('declined', { kind, direction }) : t(isAccepted ? 'accepted' : 'closed')
  return <Tag kind={isAccepted ? 'good' : 'quiet'}>{words}</Tag>
}

/** When, and why, where nobody wrote it. */
export function EndingWhy({ request: { kind, direction, closedBy, closedAt } }: Props) {
  const t = useTranslations('request')
  const day = useShortDay()
  const spoken = useStore(language)
  const side = (kind === 'APPLICATION') === (direction === 'RECEIVED') ? 'owner' : 'person'
  const why =
    closedBy &&
    (isVoidReason(closedBy)
      ? voidReasonFor(closedBy, side, spoken)
      : closedBy === 'revoked' && t('revoked', { direction }))
  const date = closedAt && day(closedAt)
  return <Dotted parts={[date, why]} />
}

/** In the words of whoever ended it. */
const EndingReason = ({ request: { reason } }: Props) =>
  reason ? (
    <Text className={classes.reason} {...WRITTEN}>
      {reason}
    </Text>
  ) : null
