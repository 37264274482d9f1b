import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { REASON_MAX } from '#people/registration/calls.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { AskNameChange, nameChange } from '../calls.ts'

interface Props {
  name: { surname: string; firstname: string }
  onClose: () => void
}

export function AskDialog({ name, onClose }: Props) {
  const t = useTranslations('name-change.asking')
  const { form, field, submit, busy, missing } = useCallForm({
    call: nameChange.ask,
    schema: AskNameChange,
    defaults: { ...name, reason: '' },
    draft: 'name-change',
    invalidates: [nameChange.own],
    onField: { 'name-unchanged': 'surname' },
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done') })
    },
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('effect')}</Text>
      <TextInput
        label={t('surname')}
        autoComplete="family-name"
        data-autofocus
        {...field('surname', { missing: t('missing.surname') })}
      />
      <TextInput
        label={t('firstname')}
        autoComplete="given-name"
        {...field('firstname', { missing: t('missing.firstname') })}
      />
      <div>
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          inputWrapperOrder={HINT_BELOW}
          rows={3}
          {...field('reason', { missing: t('missing.reason') })}
        />
        <CharacterCount length={form.watch('reason').trim().length} max={REASON_MAX} />
      </div>
    </ConfirmDialog>
  )
}
