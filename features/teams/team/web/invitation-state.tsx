import { useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import type { ReceivedInvitation, SentInvitation } from '#teams/invitation/calls.ts'
import { Ending } from '#teams/requests/web/ending.tsx'
import { Clock } from './clock.tsx'
import classes from './team.module.css'

interface Props {
  one: SentInvitation | ReceivedInvitation
  direction: 'SENT' | 'RECEIVED'
}

/** How an invitation stands: until when it waits, or how it ended. */
export function InvitationState({ one, direction }: Props) {
  const t = useTranslations('team')
  if (one.status !== 'PENDING') return <Ending request={{ ...one, kind: 'INVITATION', direction }} />
  return (
    <div className={classes.state}>
      <Tag kind="open">{t('pending')}</Tag> <Clock answerBy={one.answerBy} />
    </div>
  )
}
