import { useTranslations } from 'use-intl'
import { ChosenCount, CountedHint } from '#platform/ui/character-count.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { TermChoice } from '#programme/terms/web/term-choice.tsx'
import { FOCUSES_MAX, type ProjectFields, projectLimits, projectSections } from '../calls.ts'

type Form = Pick<ReturnType<typeof useCallForm<never, ProjectFields>>, 'form' | 'field'>

/** Everything that a description says (spec 3). */
export function ProjectFieldset({ form, field }: Form) {
  const t = useTranslations('project')
  const tooMany = t('tooManyFocuses', { max: FOCUSES_MAX })
  const { control } = form
  const focuses = field('focuses', { count: tooMany, max: tooMany })
  return (
    <>
      <TextInput label={t('fields.name')} {...field('name', { missing: t('missing.name') })} />
      <Textarea
        label={t('fields.shortDescription')}
        description={
          <CountedHint
            hint={t('hints.shortDescription')}
            control={control}
            name="shortDescription"
            max={projectLimits.shortDescription}
          />
        }
        inputWrapperOrder={HINT_BELOW}
        autosize
        minRows={3}
        {...field('shortDescription', { missing: t('missing.shortDescription') })}
      />
      {projectSections.map((name) => (
        <Textarea
          key={name}
          label={t(`fields.${name}`)}
          description={
            <CountedHint
              hint={t(`hints.${name}`)}
              control={control}
              name={name}
              max={projectLimits.section}
            />
          }
          inputWrapperOrder={HINT_BELOW}
          autosize
          // Most write one address.
          minRows={name === 'contact' ? 1 : 3}
          {...field(name, { missing: t(`missing.${name}`) })}
        />
      ))}
      <TermChoice
        kind="focus"
        legend={t('fields.focuses')}
        box={form.register('focuses')}
        required={focuses.required}
        count={<ChosenCount control={control} name="focuses" max={FOCUSES_MAX} />}
        error={focuses.error}
      />
    </>
  )
}
