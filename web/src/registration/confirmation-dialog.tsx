import { Text, Textarea } from '@mantine/core'
import { optionalText, text } from '@rajt/contract/parts'
import { REASON_MAX, type Registration } from '@rajt/contract/registration'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useCallForm } from '../plumbing/form.ts'
import { useUniversities } from '../programme/universities.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFieldError } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { type Asked, showDecided, useDecide } from './confirmation-calls.ts'
import classes from './confirmation-dialog.module.css'

interface Props {
  asked: Asked
  onClose: () => void
}

/** Asks before every decision, and names whom it is about (spec 4). */
export function DecisionDialog({ asked, onClose }: Props) {
  return asked.decision === 'accept' ? (
    <AcceptDialog asked={asked} onClose={onClose} />
  ) : (
    <WordsDialog asked={asked} onClose={onClose} />
  )
}

function AcceptDialog({ asked, onClose }: Props) {
  const t = useTranslations('registration-staff')
  const finish = useFinish({ asked, onClose })
  return (
    <ConfirmDialog
      title={t('ask.accept', { count: asked.rows.length })}
      confirm={t('accept')}
      onConfirm={() => finish('')}
      onClose={onClose}
    >
      <Concerned rows={asked.rows} />
      <Text>{t('effect.accept', { count: asked.rows.length })}</Text>
    </ConfirmDialog>
  )
}

const forms = {
  reject: {
    schema: z.object({ reason: text(REASON_MAX) }),
    field: 'reason',
    label: 'reason',
    hint: 'reasonHint',
  },
  reopen: {
    schema: z.object({ note: optionalText(REASON_MAX) }),
    field: 'note',
    label: 'note',
    hint: 'noteHint',
  },
} as const

/** A rejection needs a reason, a reopening may have a note. */
function WordsDialog({ asked, onClose }: Props) {
  const t = useTranslations('registration-staff')
  const fieldError = useFieldError()
  const finish = useFinish({ asked, onClose })
  const decision = asked.decision === 'reject' ? 'reject' : 'reopen'
  const { schema, field, label, hint } = forms[decision]
  const { form, forget } = useCallForm<Record<string, string>>({
    schema,
    defaults: { [field]: '' },
    // A reason is about exactly these people.
    draft: `${decision}.${asked.rows
      .map(({ _id }) => _id)
      .toSorted()
      .join('.')}`,
  })
  const submit = form.handleSubmit(async (values) => {
    await finish(values[field] ?? '')
    forget()
  })
  const length = useWatch({ control: form.control, name: field })?.trim().length ?? 0
  return (
    <ConfirmDialog
      title={t(`ask.${decision}`, { count: asked.rows.length })}
      confirm={t(decision)}
      danger={decision === 'reject'}
      onConfirm={submit}
      onClose={onClose}
    >
      <Concerned rows={asked.rows} />
      <Text>{t(`effect.${decision}`, { count: asked.rows.length })}</Text>
      <div>
        <Textarea
          label={t(label)}
          description={t(hint, { count: asked.rows.length })}
          rows={4}
          data-autofocus
          error={fieldError(form.formState.errors[field])}
          {...form.register(field)}
        />
        <div className={classes.counter} data-over={length > REASON_MAX || undefined}>
          {t('characters', { count: length, max: REASON_MAX })}
        </div>
      </div>
    </ConfirmDialog>
  )
}

function useFinish({ asked, onClose }: Props) {
  const decide = useDecide()
  return async (words: string) => {
    const asAsked = await decide(asked, words)
    // The dialog goes first: behind an open one nothing takes the focus.
    onClose()
    asked.onDone?.()
    showDecided(asked, asAsked)
  }
}

function Concerned({ rows }: { rows: readonly Registration[] }) {
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  // A list too long for the dialog scrolls by keyboard too.
  return (
    <ul className={classes.concerned} aria-label={t('concerned')} tabIndex={rows.length > 4 ? 0 : undefined}>
      {rows.map((row) => (
        <li key={row._id}>
          <strong>{fullName(row)}</strong> · {row.neptun} · {nameOf(row.university)}
        </li>
      ))}
    </ul>
  )
}
