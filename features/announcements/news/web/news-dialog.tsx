import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { text } from '#platform/contract/parts.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { LanguageField } from '#platform/ui/language-field.tsx'
import { type PictureChoice, PictureField, usePictureChoice } from '#platform/ui/picture-choice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { session } from '#platform/web/session.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { MarkdownField } from '#programme/text-preview/web/markdown-field.tsx'
import { NewsFields, type NewsItem, news, newsLimits, newsRoles } from '../calls.ts'
import classes from './news.module.css'

/** The image of an item while its form is open; `before` is the address of the one it has. */
export const useImage = (before: string | null) => usePictureChoice(news.add.uploads.image, before)

const WithImage = z.extend(NewsFields, { imageText: text(newsLimits.imageText) })
/** An image needs a text for those who do not see it (decision N2). */
export const schemaFor = ({ url }: PictureChoice) => (url ? WithImage : NewsFields)

export type Values = NonNullable<NewsItem['fields']>
type Form = Pick<
  ReturnType<typeof useCallForm<never, Values>>,
  'form' | 'field' | 'required' | 'submit' | 'busy' | 'percent'
>

interface Props {
  title: string
  /** Instead of "save". */
  confirm?: string
  form: Form
  image: PictureChoice
  /** The item of a coordinator, which goes to their university alone. */
  isOfUniversity?: boolean
  onClose: () => void
}

/** The form of an item, for a new one and for one that is edited; what was typed survives a reload. */
export function NewsDialog({ title, confirm, form: sent, ...props }: Props) {
  const { form, field } = sent
  const { image, onClose } = props
  const t = useTranslations('news-staff')
  const isOfUniversity = props.isOfUniversity || session.get().user?.role === 'UNIVERSITY'
  return (
    <EntryDialog title={title} confirm={confirm} onClose={onClose} form={sent}>
      <TextInput
        label={t('fields.title')}
        data-autofocus
        {...field('title', { missing: t('fields.missing.title') })}
      />
      <MarkdownField
        label={t('fields.text')}
        languageOf={() => form.getValues('language')}
        rows={7}
        {...field('text', { missing: t('fields.missing.text') })}
      />
      <LanguageField label={t('fields.language')} {...field('language')} />
      <Roles form={form} field={field} isOfUniversity={isOfUniversity} />
      {isOfUniversity ? (
        <Text size="sm">{t('fields.ownUniversity')}</Text>
      ) : (
        <Universities form={form} required={sent.required('universities')} />
      )}
      <ImageField image={image} />
      {image.url && (
        <TextInput
          label={t('fields.imageText')}
          description={t('fields.imageTextHint')}
          inputWrapperOrder={HINT_BELOW}
          {...field('imageText', { missing: t('fields.missing.imageText') })}
        />
      )}
    </EntryDialog>
  )
}

function Roles({ form, field, isOfUniversity }: Pick<Form, 'form' | 'field'> & { isOfUniversity: boolean }) {
  const t = useTranslations('news-staff.fields')
  const { error, required } = field('roles', { count: t('atLeastOne'), required: t('atLeastOne') })
  const roles = newsRoles.filter((role) => role !== 'MENTOR' || !isOfUniversity)
  return (
    <div>
      <ChoiceGroup legend={t('roles')} required={required}>
        {roles.map((role) => (
          <Box key={role} value={role} aria-describedby="news-roles" {...form.register('roles')}>
            {t(`groups.${role}`)}
          </Box>
        ))}
      </ChoiceGroup>
      <FieldError id="news-roles">{error}</FieldError>
    </div>
  )
}

const Box = (props: Omit<ComponentProps<typeof Choice>, 'type'>) => <Choice type="checkbox" {...props} />

/** Narrows students and coordinators; mentors belong to no university. */
function Universities({ form, required }: Pick<Form, 'form'> & { required: boolean }) {
  const t = useTranslations('news-staff.fields')
  const { offeredWith } = useUniversities()
  const before = form.formState.defaultValues?.universities ?? []
  const roles = useWatch({ control: form.control, name: 'roles' })
  if (!roles.some((role) => role !== 'MENTOR')) return null
  return (
    <ChoiceGroup legend={t('universities')} required={required}>
      <div className={classes.universities}>
        {offeredWith(before.filter((id) => id !== undefined)).map(({ value, label }) => (
          <Box key={value} value={value} {...form.register('universities')}>
            {label}
          </Box>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function ImageField({ image }: { image: PictureChoice }) {
  const t = useTranslations('news-staff.image')
  return (
    <PictureField
      picture={image}
      words={{ label: t('label'), choose: t('choose'), change: t('change'), remove: t('remove') }}
    />
  )
}
