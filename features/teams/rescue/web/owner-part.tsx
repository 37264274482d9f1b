import { Text } from '@mantine/core'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type OwnRescue, rescue } from '../calls.ts'
import { aroundInvitations } from './calls.ts'
import classes from './rescue.module.css'

interface Props {
  rescue: OwnRescue
  isAtProject: boolean
}

/** One press invites all whom the owner can invite. */
export function OwnerPart({ rescue: { can, project }, isAtProject }: Props) {
  const t = useTranslations('rescue.owner')
  const { run, busy } = useAct(rescue.invite, {
    invalidates: aroundInvitations,
    done: () => toast({ kind: 'success', text: t('invited', { count: can.invite }) }),
  })
  if (project?.status !== 'PUBLISHED')
    return (
      <>
        <Text>{t('publishFirst')}</Text>
        {!isAtProject && (
          <div className={classes.acts}>
            <LinkButton to="/my-project" variant="default">
              {t('toProject')}
            </LinkButton>
          </div>
        )}
      </>
    )
  return (
    <>
      <Text>{t('lead')}</Text>
      <div className={classes.acts}>
        {can.invite > 0 ? (
          <ActButton leftSection={<Mail size={18} aria-hidden="true" />} busy={busy} onClick={() => run({})}>
            {t('invite', { count: can.invite })}
          </ActButton>
        ) : (
          <>
            <Text c="dimmed">{t('waiting')}</Text>
            <LinkButton to="/my-project/team/member-finder/invitations" variant="default">
              {t('toInvitations')}
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}
