import { Stack, Title } from '@mantine/core'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFieldError } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { controller, type SemesterValues } from './semester-form.ts'
import classes from './semester-settings.module.css'

/** Who answers for people's data, as the privacy notice names it. */
export function ControllerFields({ form }: { form: UseFormReturn<SemesterValues> }) {
  const t = useTranslations('settings-staff')
  const fieldError = useFieldError()
  const { errors } = useFormState({ control: form.control })
  return (
    <section>
      <Title order={3} size="h4">
        {t('controller')}
      </Title>
      <p className={classes.hint}>{t('controllerHint')}</p>
      <Stack gap="sm">
        {controller.map((name) => (
          <TextInput
            key={name}
            type={name === 'privacyEmail' ? 'email' : 'text'}
            autoComplete="off"
            label={t(name)}
            required={false}
            error={fieldError(errors[name])}
            {...form.register(name)}
          />
        ))}
      </Stack>
    </section>
  )
}
