import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { languages } from '#platform/contract/parts.ts'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { type TermFields, termLimits } from '../parts.ts'
import classes from './glossary.module.css'

interface Props {
  title: string
  form: Pick<ReturnType<typeof useCallForm<never, TermFields>>, 'field' | 'submit' | 'busy' | 'percent'>
  onClose: () => void
  /** What stands below the fields. */
  children?: ReactNode
}

/** The form of a term, both languages beside each other; what was typed survives a reload. */
export function TermDialog({ title, form, onClose, children }: Props) {
  const t = useTranslations('glossary-staff')
  const words = (of: keyof typeof termLimits) => ({
    max: t('fields.most', { count: termLimits[of] }),
    taken: t('fields.taken'),
    missing: t(`fields.missing.${of}`),
  })
  return (
    <EntryDialog title={title} form={form} onClose={onClose}>
      <div className={classes.languages}>
        {languages.map((language) => (
          <div key={language} className={classes.language}>
            <TextInput
              label={t(`fields.${language}Word`)}
              lang={language}
              data-autofocus={language === 'hu' || undefined}
              {...form.field(`${language}Word`, words('word'))}
            />
            <Textarea
              label={t(`fields.${language}Meaning`)}
              lang={language}
              rows={5}
              description={t('fields.hint')}
              {...form.field(`${language}Meaning`, words('meaning'))}
            />
          </div>
        ))}
      </div>
      <Text size="sm">{t('effect')}</Text>
      {children}
    </EntryDialog>
  )
}
