import { useTranslations } from 'use-intl'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { LanguageField } from '#platform/ui/language-field.tsx'
import { MomentField } from '#platform/ui/moment-field.tsx'
import type { PictureChoice } from '#platform/ui/picture-choice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { MarkdownField } from '#programme/text-preview/web/markdown-field.tsx'
import type { ChallengeValues } from './challenge-form.ts'
import { DocumentsField, LogoField } from './file-fields.tsx'
import type { useDocuments } from './use-files.ts'

interface Props {
  title: string
  /** Instead of "save". */
  confirm?: string
  form: Pick<
    ReturnType<typeof useCallForm<never, ChallengeValues>>,
    'form' | 'field' | 'error' | 'required' | 'submit' | 'busy' | 'percent'
  >
  logo: PictureChoice
  documents: ReturnType<typeof useDocuments>
  /** Students who have chosen it already. */
  taken?: number
  onClose: () => void
}

/** The form of a challenge, for a new one and for one that is edited; what was typed survives a reload. */
export function ChallengeDialog({ title, confirm, form, logo, documents, taken = 0, onClose }: Props) {
  const t = useTranslations('challenge-staff.fields')
  const { field, error, required } = form
  return (
    <EntryDialog title={title} confirm={confirm} form={form} onClose={onClose}>
      <TextInput
        label={t('company')}
        data-autofocus
        {...field('company', { missing: t('missing.company') })}
      />
      <TextInput label={t('title')} {...field('title', { missing: t('missing.title') })} />
      <Textarea label={t('summary')} rows={2} {...field('summary', { missing: t('missing.summary') })} />
      <MarkdownField
        label={t('description')}
        languageOf={() => form.form.getValues('language')}
        rows={7}
        {...field('description', { missing: t('missing.description') })}
      />
      <LanguageField label={t('language')} {...field('language')} />
      <TextInput
        label={t('maxStudents')}
        inputMode="numeric"
        {...field('maxStudents', {
          'challenge-slots-taken': t('taken', { count: taken }),
          format: t('maxStudentsFormat'),
          missing: t('missing.maxStudents'),
        })}
      />
      <MomentField
        control={form.form.control}
        name="deadline"
        label={t('deadline')}
        required={required('deadline')}
        hint={t('deadlineHint')}
        error={error('deadline', {
          'challenge-deadline-outside': t('outside'),
          missing: t('missing.deadline'),
        })}
      />
      <LogoField logo={logo} />
      <DocumentsField documents={documents} />
    </EntryDialog>
  )
}
