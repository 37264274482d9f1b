import { useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import type { ReceivedInvitation, SentInvitation } from '../invitation-calls.ts'
import classes from './answering.module.css'
import { Clock } from './clock.tsx'
import { Ending } from './ending.tsx'

interface Props {
  one: SentInvitation | ReceivedInvitation
  direction: 'SENT' | 'RECEIVED'
}

/** How an invitation stands: until when it waits, or how it ended. */
export function InvitationState({ one, direction }: Props) {
  const t = useTranslations('request')
  if (one.status !== 'PENDING') return <Ending request={{ ...one, kind: 'INVITATION', direction }} />
  return (
    <div className={classes.state}>
      <Tag kind="open">{t('pending')}</Tag> <Clock answerBy={one.answerBy} />
    </div>
  )
}
