import { Button, Text, Title } from '@mantine/core'
import type { OwnSession } from '@rajt/contract/security'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Loaded } from '../ui/boundary.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Tag } from '../ui/tag.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'
import { useMovedFocus } from '../ui/use-moved-focus.ts'
import { endOtherSessions, endSession, sessionsQuery } from './calls.ts'
import classes from './security.module.css'

/** Where the caller is signed in (decision A1): each device can be signed out, or all others at once. */
export function Sessions() {
  const t = useTranslations('security.sessions')
  const [ended, setEnded] = useState(0)
  // The row whose button had the focus is gone.
  const heading = useMovedFocus(ended)
  return (
    <section className={classes.part}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      <Text className={classes.lead}>{t('text')}</Text>
      <Loaded query={sessionsQuery()} lines={4}>
        {({ sessions }) => <SessionList sessions={sessions} onEnded={() => setEnded(ended + 1)} />}
      </Loaded>
    </section>
  )
}

interface Ending {
  onEnded: () => void
}

function SessionList({ sessions, onEnded }: Ending & { sessions: readonly OwnSession[] }) {
  const t = useTranslations('security.sessions')
  const [asking, setAsking] = useState(false)
  const others = sessions.length - 1
  const endOthers = async () => {
    const count = await endOtherSessions()
    setAsking(false)
    toast({ kind: 'success', text: t('othersEnded', { count }) })
    onEnded()
  }
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((one) => (
          <SessionRow key={one._id} one={one} onEnded={onEnded} />
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('askOthers')}
          confirm={t('endOthersConfirm')}
          danger
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        >
          <Text>{t('askOthersText')}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}

function SessionRow({ one, onEnded }: Ending & { one: OwnSession }) {
  const t = useTranslations('security.sessions')
  const format = useFormatter()
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const device = one.device ?? t('unknownDevice')
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  const end = async () => {
    // Not disabled meanwhile: a disabled button loses the focus.
    if (busy) return
    setBusy(true)
    try {
      await endSession(one._id)
      toast({ kind: 'success', text: t('ended', { device }) })
      onEnded()
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <div>
        <Text fw={600}>
          {device} {one.isThis && <Tag kind="good">{t('thisOne')}</Tag>}
        </Text>
        <Text size="sm" c="dimmed">
          {t('since', { at: at(one.since) })}
        </Text>
        {!one.isThis && (
          <Text size="sm" c="dimmed">
            {t('lastUsed', { at: at(one.lastUsed) })}
          </Text>
        )}
      </div>
      {!one.isThis && (
        <Button
          size="compact-sm"
          variant="default"
          aria-busy={busy}
          aria-label={t('endOne', { device, at: at(one.since) })}
          onClick={end}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
