import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { optionalText, text } from '#platform/contract/parts.ts'
import { lengthOf } from '#platform/contract/signs.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { REASON_MAX, type Registration, registration } from '../calls.ts'
import type { Asked } from './confirmation-calls.ts'
import classes from './confirmation-dialog.module.css'
import { LateNotice } from './late-notice.tsx'
import { type DecisionProps, type Late, useDecided } from './use-decided.ts'

/** Asks before every decision, and names whom it is about (spec 4). */
export function DecisionDialog(props: DecisionProps) {
  const { decision, rows } = props.asked
  const [only, ...others] = rows
  if (decision === 'accept') return <AcceptDialog {...props} />
  if (!only) return null
  if (decision === 'reopen') return <ReopenDialog {...props} row={only} />
  return others.length > 0 ? <RejectMarkedDialog {...props} /> : <RejectDialog {...props} row={only} />
}

function AcceptDialog(props: DecisionProps) {
  const { asked } = props
  const t = useTranslations('registration-staff')
  const { marked, early, late, close } = useDecided(props)
  const accept = useAct(registration.accept, { done: early.answered, failed: early.refused })
  const acceptMarked = useAct(registration.acceptMarked, { done: marked })
  const ids = idsOf(asked)
  const [only = '', ...others] = ids
  const acceptOne = () => {
    early.begin()
    void accept.run({ params: { id: only } })
  }
  return (
    <ConfirmDialog
      title={t('ask.accept', { count: ids.length })}
      confirm={t('accept')}
      busy={acceptMarked.busy}
      onConfirm={others.length > 0 ? () => acceptMarked.run({ body: { ids } }) : acceptOne}
      onClose={close}
      isOver={late !== null}
    >
      <Concerned rows={asked.rows} />
      {late ? <LateNotice late={late} /> : <Text>{t('effect.accept', { count: ids.length })}</Text>}
    </ConfirmDialog>
  )
}

const idsOf = ({ rows }: Asked) => rows.map(({ _id }) => _id)
// A reason is about exactly these people.
const draftOf = (asked: Asked) => `${asked.decision}.${idsOf(asked).toSorted().join('.')}`

const WithReason = z.object({ reason: text(REASON_MAX) })
const MaybeNote = z.object({ note: optionalText(REASON_MAX) })

function RejectDialog({ row, ...props }: DecisionProps & { row: Registration }) {
  const { asked } = props
  const { one, failed, late, close } = useDecided(props)
  const { form, field, submit, busy } = useCallForm({
    call: registration.reject,
    schema: WithReason,
    defaults: { reason: '' },
    draft: draftOf(asked),
    params: { id: row._id },
    done: one,
    failed,
  })
  return (
    <WordsDialog
      name="reason"
      typed={form.watch('reason')}
      input={field('reason')}
      submit={submit}
      busy={busy}
      asked={asked}
      late={late}
      onClose={close}
    />
  )
}

function RejectMarkedDialog(props: DecisionProps) {
  const { asked } = props
  const { marked, late, close } = useDecided(props)
  const { form, field, submit, busy } = useCallForm({
    call: registration.rejectMarked,
    schema: WithReason,
    defaults: { reason: '' },
    draft: draftOf(asked),
    body: ({ reason }) => ({ ids: idsOf(asked), reason }),
    done: marked,
  })
  return (
    <WordsDialog
      name="reason"
      typed={form.watch('reason')}
      input={field('reason')}
      submit={submit}
      busy={busy}
      asked={asked}
      late={late}
      onClose={close}
    />
  )
}

function ReopenDialog({ row, ...props }: DecisionProps & { row: Registration }) {
  const { asked } = props
  const { one, failed, late, close } = useDecided(props)
  const { form, field, submit, busy } = useCallForm({
    call: registration.reopen,
    schema: MaybeNote,
    defaults: { note: '' },
    draft: draftOf(asked),
    params: { id: row._id },
    done: one,
    failed,
  })
  return (
    <WordsDialog
      name="note"
      typed={form.watch('note')}
      input={field('note')}
      submit={submit}
      busy={busy}
      asked={asked}
      late={late}
      onClose={close}
    />
  )
}

interface WordsProps {
  asked: Asked
  late: Late | null
  onClose: () => void
  name: 'reason' | 'note'
  typed: string
  input: ComponentProps<typeof Textarea>
  submit: () => unknown
  busy: boolean
}

/** A rejection needs a reason, a reopening may have a note. */
function WordsDialog({ name, typed, input, submit, busy, asked, late, onClose }: WordsProps) {
  const t = useTranslations('registration-staff')
  const count = asked.rows.length
  const decision = name === 'reason' ? 'reject' : 'reopen'
  const length = lengthOf(typed)
  return (
    <ConfirmDialog
      title={t(`ask.${decision}`, { count })}
      confirm={t(decision)}
      danger={name === 'reason'}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
      isOver={late !== null}
    >
      <Concerned rows={asked.rows} />
      {late ? <LateNotice late={late} /> : <Text>{t(`effect.${decision}`, { count })}</Text>}
      <div>
        <Textarea
          label={t(name)}
          description={late ? undefined : name === 'reason' ? t('reasonHint', { count }) : t('noteHint')}
          rows={4}
          readOnly={late !== null}
          data-autofocus
          {...input}
        />
        <CharacterCount length={length} max={REASON_MAX} />
      </div>
    </ConfirmDialog>
  )
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
          <Dotted
            parts={[
              <strong key="name">{fullName(row)}</strong>,
              <span key="neptun" translate="no">
                {row.neptun}
              </span>,
              nameOf(row.university),
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
