import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Label } from '#platform/ui/label.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { type OwnSession, security } from '../calls.ts'
import { sessionsQuery } from './calls.ts'

/** Where the caller is signed in (decision A1): each device can be signed out, or all others at once. */
export function Sessions() {
  const t = useTranslations('security.sessions')
  const [ended, setEnded] = useState(0)
  // The row whose button had the focus is gone.
  const heading = useMovedFocus(ended)
  return (
    <TitledPart level={3} title={t('title')} reason={t('text')} heading={heading}>
      <Loaded query={sessionsQuery()} lines={4}>
        {({ sessions }) => <SessionList sessions={sessions} onEnded={() => setEnded(ended + 1)} />}
      </Loaded>
    </TitledPart>
  )
}

interface Ending {
  onEnded: () => void
}

function SessionList({ sessions, onEnded }: Ending & { sessions: readonly OwnSession[] }) {
  const t = useTranslations('security.sessions')
  const [asking, setAsking] = useState(false)
  const others = sessions.length - 1
  const { run, busy } = useAct(security.endOtherSessions, {
    invalidates: [security.sessions],
    done: ({ ended }) => {
      setAsking(false)
      toast({ kind: 'success', text: t('othersEnded', { count: ended }) })
      onEnded()
    },
  })
  return (
    <>
      <BoxedRows>
        {sessions.map((one) => (
          <SessionRow key={one._id} one={one} onEnded={onEnded} />
        ))}
      </BoxedRows>
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
          busy={busy}
          onConfirm={() => run({})}
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
  const device = one.device ?? t('unknownDevice')
  const at = useShortMoment()
  const { run, busy } = useAct(security.endSession, {
    invalidates: [security.sessions],
    done: () => {
      toast({ kind: 'success', text: t('ended', { device }) })
      onEnded()
    },
  })
  return (
    <li>
      <div>
        <Text fw={600}>
          {device} {one.isThis && <Label>{t('thisOne')}</Label>}
        </Text>
        <Text size="sm" c="dimmed">
          {t('since', { at: at(one.since) })}
        </Text>
        {!one.isThis && (
          <Text size="sm" c="dimmed">
            {t('lastUsed', { at: at(one.lastUsed) })}
          </Text>
        )}
        {!one.isThis && one.isSameNetwork !== null && (
          <Text size="sm" c="dimmed">
            {t(one.isSameNetwork ? 'sameNetwork' : 'otherNetwork')}
          </Text>
        )}
      </div>
      {!one.isThis && (
        <Button
          size="compact-sm"
          variant="default"
          aria-busy={busy}
          aria-label={t('endOne', { device, at: at(one.since) })}
          onClick={() => run({ params: { id: one._id } })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
