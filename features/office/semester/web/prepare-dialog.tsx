import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { semesterLimits } from '#programme/programme/calls.ts'
import { PrepareSemester, type SemesterInfo, semester } from '../calls.ts'
import { ownDates, PrepareForm, valuesFor } from './prepare-form.ts'
import { useUnits } from './use-units.ts'

interface Props {
  current: SemesterInfo
  next: SemesterInfo | undefined
  onClose: () => void
}

/** Nothing changes for anybody until it is opened. */
export function PrepareDialog({ current, next, onClose }: Props) {
  const t = useTranslations('semester-staff')
  const tp = useTranslations('settings-staff')
  const unitOf = useUnits()
  const number = current.number === 1 ? 2 : 1
  const { form, field, error, required, submit, busy, missing } = useCallForm({
    call: semester.prepare,
    schema: PrepareForm,
    defaults: valuesFor(current, next),
    draft: 'next-semester',
    body: (values) => PrepareSemester.parse(PrepareForm.parse(values)),
    invalidates: [semester.all],
    onField: { 'semester-key-wrong': 'semester', 'semester-key-taken': 'semester' },
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('prepared') })
    },
  })
  const outside = (name: string) =>
    name === 'endsAt'
      ? tp('endBeforeStart')
      : tp(name === 'progressReportDeadline' ? 'reportOutside' : 'deadlineOutside')
  return (
    <ConfirmDialog
      title={t('prepareTitle')}
      confirm={t('save')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('prepareText')}</Text>
      <TextInput
        label={t('key')}
        description={t('keyHint', { example: valuesFor(current, undefined).semester })}
        inputWrapperOrder={HINT_BELOW}
        {...field('semester', { format: t('keyWrong'), missing: tp('missing.semester') })}
      />
      {ownDates[number].map((name) => (
        <MomentField
          key={name}
          control={form.control}
          name={name}
          label={tp(name)}
          required={required(name)}
          error={error(name, {
            custom: outside(name),
            format: outside(name),
            missing: tp(`missing.${name}`),
          })}
        />
      ))}
      {number === 2 &&
        (['answerDays', 'mentorCapacity'] as const).map((name) => (
          <TextInput
            key={name}
            inputMode="numeric"
            label={tp(name)}
            unit={unitOf(name)}
            {...field(name, { format: tp('between', semesterLimits[name]) })}
          />
        ))}
    </ConfirmDialog>
  )
}
