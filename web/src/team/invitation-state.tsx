import type { ReceivedInvitation, SentInvitation } from '@rajt/contract/invitation'
import { useTranslations } from 'use-intl'
import { Tag } from '../ui/tag.tsx'
import { Clock } from './clock.tsx'
import classes from './team.module.css'

const kinds = { PENDING: 'open', ACCEPTED: 'good', CLOSED: 'quiet' } as const

/** How an invitation stands: until when it waits, or why it is closed. */
export function InvitationState({ one }: { one: SentInvitation | ReceivedInvitation }) {
  const t = useTranslations('team')
  return (
    <div className={classes.state}>
      <Tag kind={kinds[one.status]}>{t(`standing.${one.status}`)}</Tag>{' '}
      {one.status === 'PENDING' && <Clock answerBy={one.answerBy} />}
      {one.closedBy && <span>{t(`closedBy.${one.closedBy}`)}</span>}
    </div>
  )
}
