import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import type { SecondFactorState } from '../calls.ts'
import { secondFactorQuery } from './calls.ts'
import { RenewDialog, TurnOffDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './security.module.css'
import { SetUp } from './set-up.tsx'

type Doing = null | 'set-up' | 'renew' | 'turn-off'

/** The second step of signing in, for the office and the coordinators. */
export function SecondFactor() {
  const t = useTranslations('security.secondFactor')
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [stepsDone, setStepsDone] = useState(0)
  // What had the focus is gone with the step that is over.
  const heading = useMovedFocus(stepsDone)
  const goOn = () => {
    setDoing(null)
    setCodes(null)
    setStepsDone(stepsDone + 1)
  }
  return (
    <section className={classes.part}>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={goOn} />
      ) : doing === 'set-up' ? (
        <SetUp onCodes={setCodes} onCancel={goOn} />
      ) : (
        <Loaded query={secondFactorQuery()} lines={3}>
          {(state) => <State state={state} onDo={setDoing} />}
        </Loaded>
      )}
      {doing === 'renew' && (
        <RenewDialog
          onDone={({ recoveryCodes }) => {
            setDoing(null)
            setCodes(recoveryCodes)
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'turn-off' && (
        <TurnOffDialog
          onDone={() => {
            toast({ kind: 'success', text: t('turnedOff') })
            goOn()
          }}
          onClose={() => setDoing(null)}
        />
      )}
    </section>
  )
}

/** Below this many, the page says that new ones are due. */
const FEW_CODES = 3

function State({ state, onDo }: { state: SecondFactorState; onDo: (doing: Doing) => void }) {
  const t = useTranslations('security.secondFactor')
  const day = useDay()
  const { since, recoveryCodesLeft: left, required } = state
  if (!since)
    return (
      <>
        <Text className={classes.lead}>{t('text')}</Text>
        <div>
          <Button onClick={() => onDo('set-up')}>{t('turnOn')}</Button>
        </div>
      </>
    )
  return (
    <>
      <Text>
        <Tag kind="good">{t('on')}</Tag> <span>{t('since', { date: day(since) })}</span>
      </Text>
      <Text>{t('codesLeft', { count: left })}</Text>
      {left <= FEW_CODES && <Notice kind="note">{t('fewCodes')}</Notice>}
      {required && <Text c="dimmed">{t('mustStay')}</Text>}
      <div className={classes.acts}>
        <Button variant="default" onClick={() => onDo('renew')}>
          {t('renew')}
        </Button>
        {!required && (
          <Button variant="default" onClick={() => onDo('turn-off')}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    </>
  )
}
