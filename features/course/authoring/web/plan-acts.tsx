import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Instant } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { fromBudapest, toBudapest } from '#platform/web/budapest-time.ts'
import { authoring } from '../calls.ts'
import type { Plan } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'

const shown = [authoring.tree, authoring.thing, authoring.questions, publishingPlan.list]

interface Props {
  plan: Plan
  /** What the buttons are called in a list, where each plan has its own. */
  named?: string
}

/** Moving a plan to another time, and cancelling it. */
export function PlanActs({ plan, named }: Props) {
  const t = useTranslations('authoring-staff')
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {(['move', 'cancel'] as const).map((act) => (
        <Button
          key={act}
          variant="default"
          aria-label={named && t(`plans.${act}One`, { titles: named })}
          onClick={() => setOpen(act)}
        >
          {t(`plans.${act}`)}
        </Button>
      ))}
      {open === 'move' && <MoveDialog plan={plan} onClose={close} />}
      {open === 'cancel' && <CancelDialog plan={plan} onClose={close} />}
    </>
  )
}

interface DialogProps {
  plan: Plan
  onClose: () => void
}

interface Values {
  at: string
}
const toBody = ({ at }: Values) => ({ at: fromBudapest(at) as string })
const MoveForm = z.pipe(z.transform(toBody), z.object({ at: Instant }))

function MoveDialog({ plan, onClose }: DialogProps) {
  const t = useTranslations('authoring-staff')
  const form = useCallForm({
    call: publishingPlan.move,
    params: { id: plan._id },
    schema: MoveForm,
    defaults: { at: toBudapest(plan.at) },
    body: toBody,
    invalidates: shown,
    onField: { 'plan-time-wrong': 'at' },
    done: onClose,
  })
  return (
    <EntryDialog title={t('plans.moveTitle')} confirm={t('plans.move')} form={form} onClose={onClose}>
      <MomentField
        control={form.form.control}
        name="at"
        label={t('publish.at')}
        required
        error={form.error('at', { format: t('flaws.missing') })}
      />
    </EntryDialog>
  )
}

function CancelDialog({ plan, onClose }: DialogProps) {
  const t = useTranslations('authoring-staff')
  const { run, busy } = useAct(publishingPlan.cancel, {
    invalidates: shown,
    done: () => {
      toast({ kind: 'success', text: t('plans.cancelled') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('plans.cancelTitle')}
      confirm={t('plans.cancel')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: plan._id } })}
      onClose={onClose}
    >
      <Text>{t('plans.cancelEffect', { count: plan.things.length })}</Text>
    </ConfirmDialog>
  )
}
