import { Text } from '@mantine/core'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { text } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { type PersonSecurity as Facts, RESET_REASON_MAX, security } from '../calls.ts'
import { personQuery } from './calls.ts'

/** By the account's id. */
export interface Person {
  _id: string
  surname: string
  firstname: string
  email: string
}

/** Whether there is the dialog below for an account: the own one has its own tab. */
export const useHasSecurity = () => {
  const { user } = useStore(session)
  return ({ _id }: Person) => _id !== user?._id
}

/** Opens the dialog below, from the menu of a row. */
export function PersonSecurityAct({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const t = useTranslations('security-staff')
  const fullName = useFullName()
  return (
    <RowAct
      act="security"
      icon={KeyRound}
      word={t('open')}
      label={t('openFor', { name: fullName(person) })}
      onClick={onOpen}
    />
  )
}

type Act = 'end' | 'reset'
const WithReason = z.object({ reason: text(RESET_REASON_MAX) })

/** The office helps with signing in: ends somebody's sessions, or resets a lost second factor. */
export function PersonSecurityDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('security-staff')
  const name = useFullName()(person)
  const [act, setAct] = useState<Act>('end')
  const finish = (words: string) => {
    onClose()
    toast({ kind: 'success', text: words })
  }
  const end = useAct(security.endSessionsOf, {
    invalidates: [security.person],
    done: () => finish(t('sessionsEnded', { name })),
  })
  const reset = useCallForm({
    call: security.resetSecondFactor,
    schema: WithReason,
    defaults: { reason: '' },
    params: { id: person._id },
    invalidates: [security.person],
    done: () => finish(t('wasReset', { name })),
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t(`confirm.${act}`)}
      danger
      busy={end.busy || reset.busy}
      onConfirm={() => (act === 'reset' ? reset.submit() : end.run({ params: { id: person._id } }))}
      onClose={onClose}
    >
      <div>
        <PersonCell row={person} whole />
      </div>
      <Loaded query={personQuery(person._id)} lines={2}>
        {(facts) => <Choosing facts={facts} act={act} onChoose={setAct} />}
      </Loaded>
      {act === 'reset' && (
        <Textarea label={t('reason')} description={t('reasonHint')} rows={3} {...reset.field('reason')} />
      )}
    </ConfirmDialog>
  )
}

function Choosing({ facts, act, onChoose }: { facts: Facts; act: Act; onChoose: (act: Act) => void }) {
  const t = useTranslations('security-staff')
  const day = useDay()
  const since = facts.secondFactorSince
  return (
    <>
      <Text>
        {t('sessions', { count: facts.sessions })}{' '}
        {since ? t('secondFactorOn', { date: day(since) }) : t('secondFactorOff')}
      </Text>
      {facts.can.resetSecondFactor && (
        <ChoiceGroup required legend={t('choose')}>
          {(['end', 'reset'] as const).map((one) => (
            <Choice
              key={one}
              type="radio"
              name="act"
              title={t(`acts.${one}`)}
              checked={one === act}
              onChange={() => onChoose(one)}
            >
              {t(`effects.${one}`)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {!facts.can.resetSecondFactor && <Text>{t('effects.end')}</Text>}
    </>
  )
}
