import { Text } from '@mantine/core'
import { type IntroductionFields, introductionLimits } from '@rajt/contract/introduction'
import { useTranslations } from 'use-intl'
import { TermsFailed } from '../terms/terms-failed.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { Choice, ChoiceGroup } from '../ui/choice.tsx'
import type { useCallForm } from '../ui/use-call-form.ts'
import classes from './team.module.css'

type Form = Pick<ReturnType<typeof useCallForm<never, IntroductionFields>>, 'form' | 'field'>

/** Up to five industrial focuses. */
export function FocusField({ form, field }: Form) {
  const t = useTranslations('team.tab')
  const { all } = useTerms('focus')
  const wrong = t('tooMany', { max: introductionLimits.focuses })
  const { error } = field('focuses', { count: wrong, max: wrong })
  return (
    <div>
      <ChoiceGroup legend={t('focuses')}>
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
