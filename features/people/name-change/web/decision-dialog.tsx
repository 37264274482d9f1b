import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { REASON_MAX } from '#people/registration/calls.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { written } from '#platform/ui/written.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { askAll } from '#platform/web/query.ts'
import { type NameChange, NameChangeEnded, nameChange, RejectNameChange } from '../calls.ts'

export type Decision = 'accept' | 'reject'
/** A decision that waits to be confirmed. */
export interface Asked {
  decision: Decision
  row: NameChange
}

interface Props {
  asked: Asked
  onClose: () => void
}

/** Asks before a decision, and says whom it is about. */
export const DecisionDialog = (props: Props) =>
  props.asked.decision === 'accept' ? <AcceptDialog {...props} /> : <RejectDialog {...props} />

function AcceptDialog(props: Props) {
  const { done, failed, late, close } = useDecided(props)
  const { run, busy } = useAct(nameChange.accept, { done, failed })
  const { row } = props.asked
  return (
    <Frame
      {...props}
      late={late}
      busy={busy}
      onConfirm={() => run({ params: { id: row._id } })}
      onClose={close}
    />
  )
}

function RejectDialog(props: Props) {
  const t = useTranslations('name-change-staff')
  const { done, failed, late, close } = useDecided(props)
  const { row } = props.asked
  const { form, field, submit, busy } = useCallForm({
    call: nameChange.reject,
    schema: RejectNameChange,
    defaults: { reason: '' },
    draft: `name-change-reject.${row._id}`,
    params: { id: row._id },
    done,
    failed,
  })
  return (
    <Frame {...props} late={late} busy={busy} onConfirm={submit} onClose={close}>
      <div>
        <Textarea
          label={t('rejection')}
          description={t('rejectionHint')}
          rows={4}
          readOnly={late !== null}
          data-autofocus
          {...field('reason')}
        />
        <CharacterCount length={form.watch('reason').trim().length} max={REASON_MAX} />
      </div>
    </Frame>
  )
}

interface FrameProps extends Props {
  late: NameChangeEnded | null
  busy: boolean
  onConfirm: () => unknown
  children?: ReactNode
}

function Frame({ asked: { decision, row }, late, busy, onConfirm, onClose, children }: FrameProps) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  return (
    <ConfirmDialog
      title={t(`ask.${decision}`)}
      confirm={t(decision)}
      danger={decision === 'reject'}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
      isOver={late !== null}
    >
      <Text fw={600}>{t('fromTo', { from: fullName(row), to: fullName(row.to) })}</Text>
      <Text>{t.rich('reasonOf', { reason: row.reason, written })}</Text>
      {late ? <Late late={late} /> : <Text>{t(`effect.${decision}`)}</Text>}
      {children}
    </ConfirmDialog>
  )
}

/** Who was faster: a colleague, or the student who took it back. */
function Late({ late: { status, decidedBy } }: { late: NameChangeEnded }) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const by = decidedBy ? fullName(decidedBy) : t('late.somebody')
  return (
    <Notice kind="problem">
      {status === 'WITHDRAWN'
        ? t('late.withdrawn')
        : t('late.decided', { by, status: t(`status.${status}`) })}
    </Notice>
  )
}

const results = { accept: 'ACCEPTED', reject: 'REJECTED' } as const

/** What follows on a decision: the dialog closes, it is told, and what shows the name is asked for again. */
function useDecided({ asked: { decision, row }, onClose }: Props) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const [late, setLate] = useState<NameChangeEnded | null>(null)
  const finish = () => {
    // The dialog goes first: behind an open one nothing takes the focus.
    onClose()
    // The name stands on pages of every feature.
    void askAll()
  }
  const done = () => {
    finish()
    toast({ kind: 'success', text: t(`done.${decision}`, { name: fullName(row.to) }) })
  }
  const failed = (failure: unknown): boolean => {
    if (!isFailure(failure, 'name-change-already-decided')) return false
    const { data } = NameChangeEnded.safeParse(failure.detail)
    if (!data) return false
    // The answer to one's own decision was lost.
    if (data.byYou && data.status === results[decision]) done()
    else setLate(data)
    return true
  }
  return { done, failed, late, close: late ? finish : onClose }
}
