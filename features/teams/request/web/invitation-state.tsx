import { useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import type { ReceivedInvitation, SentInvitation } from '../invitation-calls.ts'
import { Clock } from './clock.tsx'
import { EndingTag, EndingWhy } from './ending.tsx'

interface Props {
  one: SentInvitation | ReceivedInvitation
  direction: 'SENT' | 'RECEIVED'
}

/** How an invitation stands, in one word. */
export function InvitationTag({ one, direction }: Props) {
  const t = useTranslations('request')
  if (one.status === 'PENDING')
    return <Tag kind="open">{t(direction === 'RECEIVED' ? 'next.received' : 'pending')}</Tag>
  return <EndingTag request={{ ...one, kind: 'INVITATION', direction }} />
}

/** Until when it waits, or when and why it ended. */
export const InvitationTime = ({ one, direction }: Props) =>
  one.status === 'PENDING' ? (
    <Clock answerBy={one.answerBy} />
  ) : (
    <EndingWhy request={{ ...one, kind: 'INVITATION', direction }} />
  )
