import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { aroundTeam } from '#teams/request/web/around-team.ts'
import { type Team, team as teamCalls } from '../calls.ts'
import classes from './team.module.css'

/** The owner of two says that they are complete, and looks for members again (decision P6). */
export function CompleteTeam({ team }: { team: Team }) {
  const t = useTranslations('team.team')
  const [asks, setAsks] = useState(false)
  const reopening = useAct(teamCalls.reopen, {
    invalidates: aroundTeam,
    done: () => toast({ kind: 'success', text: t('reopened') }),
  })
  if (team.can.reopen)
    return (
      <div className={classes.complete}>
        <ActButton variant="default" busy={reopening.busy} onClick={() => reopening.run({})}>
          {t('reopen')}
        </ActButton>
      </div>
    )
  if (!team.can.complete) return null
  return (
    <div className={classes.complete}>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('complete')}
      </Button>
      {asks && <CompleteDialog pending={team.pending} onClose={() => setAsks(false)} />}
    </div>
  )
}

function CompleteDialog({ pending, onClose }: { pending: number; onClose: () => void }) {
  const t = useTranslations('team.team')
  const { run, busy } = useAct(teamCalls.complete, {
    invalidates: aroundTeam,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('completed') })
    },
  })
  return (
    <ConfirmDialog
      title={t('completeTitle')}
      confirm={t('complete')}
      busy={busy}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      <Text>{t('completeEffect')}</Text>
      <Text>{t('completePending', { count: pending })}</Text>
    </ConfirmDialog>
  )
}
