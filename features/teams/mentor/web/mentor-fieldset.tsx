import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SpokenFields } from '#people/profile/web/spoken-fields.tsx'
import { linkStarts } from '#platform/contract/links.ts'
import { ChosenCount, TypedCount } from '#platform/ui/character-count.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import type { TermKind } from '#programme/terms/calls.ts'
import { TermChoice } from '#programme/terms/web/term-choice.tsx'
import { mentorLimits } from '../calls.ts'
import type { MentorValues } from './mentor-form.ts'

type Form = Pick<ReturnType<typeof useCallForm<never, MentorValues>>, 'form' | 'field'>

/** Every field of a mentor's profile. */
export function MentorFieldset({ form, field }: Form) {
  const t = useTranslations('mentor.tab')
  const below = (description: ReactNode) => ({ description, inputWrapperOrder: HINT_BELOW })
  return (
    <>
      <TextInput
        label={t('title')}
        {...below(t('titleHint'))}
        {...field('title', { missing: t('missing.title') })}
      />
      <Textarea
        label={t('biography')}
        rows={7}
        {...below(<TypedCount control={form.control} name="biography" max={mentorLimits.biography} />)}
        {...field('biography', { missing: t('missing.biography') })}
      />
      <Terms kind="specialization" name="specializations" form={form} field={field} />
      <Terms kind="focus" name="focuses" form={form} field={field} />
      <SpokenFields field={field} />
      <TextInput
        type="email"
        label={t('contactEmail')}
        autoComplete="email"
        {...below(t('contactHint'))}
        {...field('contactEmail', { missing: t('missing.contactEmail') })}
      />
      <TextInput
        type="tel"
        label={t('phone')}
        autoComplete="tel"
        {...below(t('contactHint'))}
        {...field('phone')}
      />
      {(['website', 'linkedin', 'facebook'] as const).map((name) => (
        <TextInput
          key={name}
          type="url"
          label={t(name)}
          autoComplete="off"
          {...below(t('linkHint', { start: linkStarts[name] }))}
          {...field(name, { format: t('linkHint', { start: linkStarts[name] }) })}
        />
      ))}
    </>
  )
}

interface TermsProps extends Form {
  kind: TermKind
  name: 'specializations' | 'focuses'
}

function Terms({ kind, name, form, field }: TermsProps) {
  const t = useTranslations('mentor.tab')
  const wrong = t('tooMany', { max: mentorLimits[name] })
  const { error, required } = field(name, { count: wrong, max: wrong })
  return (
    <TermChoice
      kind={kind}
      legend={t(name)}
      required={required}
      box={form.register(name)}
      count={<ChosenCount control={form.control} name={name} max={mentorLimits[name]} />}
      error={error}
    />
  )
}
