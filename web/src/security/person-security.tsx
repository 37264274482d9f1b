import { Button, Text, Textarea } from '@mantine/core'
import { text } from '@rajt/contract/parts'
import { type PersonSecurity as Facts, RESET_REASON_MAX } from '@rajt/contract/security'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useCallForm } from '../plumbing/form.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { Loaded } from '../ui/boundary.tsx'
import { Choice, ChoiceGroup } from '../ui/choice.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFieldError } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { PersonCell } from '../ui/person-cell.tsx'
import { toast } from '../ui/toast.tsx'
import { endSessionsOf, personQuery, resetSecondFactorOf } from './calls.ts'

/** By the account's id. */
export interface Person {
  _id: string
  surname: string
  firstname: string
  email: string
}

/** Opens the dialog below; the own account has its own tab. */
export function PersonSecurityButton({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const t = useTranslations('security.person')
  const fullName = useFullName()
  const { user } = useStore(session)
  if (user?._id === person._id) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      data-act="security"
      aria-label={t('openFor', { name: fullName(person) })}
      onClick={onOpen}
    >
      {t('open')}
    </Button>
  )
}

type Act = 'end' | 'reset'
const WithReason = z.object({ reason: text(RESET_REASON_MAX) })

/** The office helps with signing in: ends somebody's sessions, or resets a lost second factor. */
export function PersonSecurityDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('security.person')
  const name = useFullName()(person)
  const fieldError = useFieldError()
  const [act, setAct] = useState<Act>('end')
  const { form } = useCallForm({ schema: WithReason, defaults: { reason: '' } })
  const finish = (words: string) => {
    onClose()
    toast({ kind: 'success', text: words })
  }
  const end = async () => {
    await endSessionsOf(person._id)
    finish(t('sessionsEnded', { name }))
  }
  const reset = form.handleSubmit(async ({ reason }) => {
    await resetSecondFactorOf(person._id, reason)
    finish(t('wasReset', { name }))
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t(`confirm.${act}`)}
      danger
      onConfirm={act === 'end' ? end : reset}
      onClose={onClose}
    >
      <div>
        <PersonCell row={person} />
      </div>
      <Loaded query={personQuery(person._id)} lines={2}>
        {(facts) => <Choosing facts={facts} act={act} onChoose={setAct} />}
      </Loaded>
      {act === 'reset' && (
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          rows={3}
          error={fieldError(form.formState.errors.reason)}
          {...form.register('reason')}
        />
      )}
    </ConfirmDialog>
  )
}

function Choosing({ facts, act, onChoose }: { facts: Facts; act: Act; onChoose: (act: Act) => void }) {
  const t = useTranslations('security.person')
  const format = useFormatter()
  const since = facts.secondFactorSince
  return (
    <>
      <Text>
        {t('sessions', { count: facts.sessions })}{' '}
        {since
          ? t('secondFactorOn', { date: format.dateTime(new Date(since), { dateStyle: 'long' }) })
          : t('secondFactorOff')}
      </Text>
      {facts.can.resetSecondFactor && (
        <ChoiceGroup legend={t('choose')}>
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
