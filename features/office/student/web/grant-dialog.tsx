import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { Module } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { text } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type StudentDetails, student } from '../calls.ts'

interface Values {
  extraAttempts: string
  extraMinutes: string
  reason: string
}

/** What is typed is a text; an empty one is no number. */
const typedNumber = (max: number) =>
  z.pipe(
    z.transform((typed: string) => (typed.trim() === '' ? undefined : Number(typed))),
    z.int().check(z.minimum(0), z.maximum(max)),
  )
const Grant = z.object({
  extraAttempts: typedNumber(3),
  extraMinutes: typedNumber(180),
  reason: text(1000),
})

interface Props {
  module: Module
  details: StudentDetails
  onClose: () => void
}

/** Extra attempts or minutes for one exam, with a reason (decision C4). */
export function GrantDialog({ module, details, onClose }: Props) {
  const t = useTranslations('student-staff.granting')
  const fullName = useFullName()
  const known = details.grants.find((one) => one.module === module.id)
  const { field, submit, busy } = useCallForm({
    call: exam.grant,
    schema: Grant,
    defaults: {
      extraAttempts: String(known?.extraAttempts ?? 0),
      extraMinutes: String(known?.extraMinutes ?? 0),
      reason: '',
    } as Values,
    body: (values) => ({
      student: details.student._id,
      module: module.id,
      ...Grant.parse(values),
    }),
    onField: { 'grant-empty': 'extraAttempts' },
    invalidates: [student.one],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done') })
    },
  })
  return (
    <ConfirmDialog title={t('title')} confirm={t('confirm')} busy={busy} onConfirm={submit} onClose={onClose}>
      <Text>
        {t('what', { name: fullName(details.student), module: `${module.position}. ${module.title}` })}
      </Text>
      <TextInput
        label={t('attempts')}
        description={t('attemptsHint')}
        inputWrapperOrder={HINT_BELOW}
        inputMode="numeric"
        data-autofocus
        {...field('extraAttempts', { 'grant-empty': t('empty') })}
      />
      <TextInput
        label={t('minutes')}
        unit={t('unit')}
        description={t('minutesHint')}
        inputWrapperOrder={HINT_BELOW}
        inputMode="numeric"
        {...field('extraMinutes')}
      />
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}
