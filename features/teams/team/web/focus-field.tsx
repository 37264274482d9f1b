import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { type IntroductionFields, introductionLimits } from '#teams/introduction/calls.ts'
import classes from './team.module.css'

type Form = Pick<ReturnType<typeof useCallForm<never, IntroductionFields>>, 'form' | 'field'>

/** Up to five industrial focuses. */
export function FocusField({ form, field }: Form) {
  const t = useTranslations('team.tab')
  const { all } = useTerms('focus')
  const wrong = t('tooMany', { max: introductionLimits.focuses })
  const { error, required } = field('focuses', { count: wrong, max: wrong })
  return (
    <div>
      <ChoiceGroup legend={t('focuses')} required={required}>
        <div className={classes.choices}>
          {all.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              value={value}
              aria-describedby="introduction-focuses"
              {...form.register('focuses')}
            >
              {label}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <TermsFailed kind="focus" />
      <Text role="alert" size="sm" c="var(--warn)" id="introduction-focuses" mt={4}>
        {error}
      </Text>
    </div>
  )
}
