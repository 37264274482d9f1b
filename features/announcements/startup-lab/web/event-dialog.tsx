import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import { LanguageField } from '#platform/ui/language-field.tsx'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { type PictureChoice, PictureField } from '#platform/ui/picture-choice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { MarkdownField } from '#programme/text-preview/web/markdown-field.tsx'
import { eventLimits } from '../calls.ts'
import type { EventValues } from './event-form.ts'
import classes from './startup-lab.module.css'

type Form = Pick<
  ReturnType<typeof useCallForm<never, EventValues>>,
  'form' | 'field' | 'error' | 'required' | 'submit' | 'busy' | 'percent'
>

interface Props {
  title: string
  /** Instead of "save". */
  confirm?: string
  form: Form
  logo: PictureChoice
  onClose: () => void
}

/** The form of an event, for a new one and for one that is edited; what was typed survives a reload. */
export function EventDialog({ title, confirm, form, logo, onClose }: Props) {
  const t = useTranslations('startup-lab-staff')
  const { field, error, required } = form
  const missing = (of: 'title' | 'subtitle' | 'description' | 'startsAt' | 'endsAt' | 'contactEmail') => ({
    missing: t(`fields.missing.${of}`),
  })
  const most = (of: 'title' | 'subtitle' | 'description' | 'link') => ({
    max: t('fields.most', { count: eventLimits[of] }),
  })
  return (
    <EntryDialog title={title} confirm={confirm} form={form} onClose={onClose}>
      <TextInput
        label={t('fields.title')}
        data-autofocus
        {...field('title', { ...most('title'), ...missing('title') })}
      />
      <TextInput
        label={t('fields.subtitle')}
        {...field('subtitle', { ...most('subtitle'), ...missing('subtitle') })}
      />
      <MarkdownField
        label={t('fields.description')}
        languageOf={() => form.form.getValues('language')}
        rows={7}
        {...field('description', { ...most('description'), ...missing('description') })}
      />
      <LanguageField label={t('fields.language')} {...field('language')} />
      <MomentField
        control={form.form.control}
        name="startsAt"
        label={t('fields.startsAt')}
        required={required('startsAt')}
        error={error('startsAt', { format: t('fields.tooEarly'), ...missing('startsAt') })}
      />
      <MomentField
        control={form.form.control}
        name="endsAt"
        label={t('fields.endsAt')}
        required={required('endsAt')}
        error={error('endsAt', { format: t('fields.endsTooEarly'), ...missing('endsAt') })}
      />
      <Categories form={form} />
      <TextInput
        type="email"
        label={t('fields.contactEmail')}
        autoComplete="off"
        {...field('contactEmail', missing('contactEmail'))}
      />
      <TextInput
        type="url"
        label={t('fields.link')}
        autoComplete="off"
        {...field('link', { ...most('link'), format: t('fields.linkStart') })}
      />
      <PictureField
        picture={logo}
        words={{
          label: t('logo.label'),
          choose: t('logo.choose'),
          change: t('logo.change'),
          remove: t('logo.remove'),
        }}
        isLogo
      />
    </EntryDialog>
  )
}

function Categories({ form: { form, field } }: { form: Form }) {
  const t = useTranslations('startup-lab-staff.fields')
  const { all } = useTerms('event-category')
  const wrong = t('categoriesCount')
  const { error, required } = field('categories', { count: wrong, required: wrong, max: wrong })
  return (
    <div>
      <ChoiceGroup legend={t('categories')} required={required}>
        <div className={classes.categories}>
          {all.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              value={value}
              aria-describedby="event-categories"
              {...form.register('categories')}
            >
              {label}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <TermsFailed kind="event-category" />
      <FieldError id="event-categories">{error}</FieldError>
    </div>
  )
}
