import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type OfficeScope, officeScopes } from '#platform/contract/scope.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'

interface Props {
  value: OfficeScope
  onChoose: (scope: OfficeScope) => void
  autoFocus?: boolean
}

/** What a member of the office may do: three names, each with what it means (decision 24). */
export function ScopeFields({ value, onChoose, autoFocus = false }: Props) {
  const t = useTranslations('people-staff.scope')
  const name = useId()
  return (
    <ChoiceGroup legend={t('legend')} required={null}>
      {officeScopes.map((scope) => (
        <Choice
          key={scope}
          type="radio"
          name={name}
          title={t(`names.${scope}`)}
          checked={scope === value}
          onChange={() => onChoose(scope)}
          data-autofocus={(autoFocus && scope === value) || undefined}
        >
          {t(`means.${scope}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
