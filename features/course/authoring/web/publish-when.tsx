import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { fromBudapest } from '#platform/web/budapest-time.ts'

/** As it is typed, by the clocks of Budapest. */
export interface When {
  isLater: boolean
  at: string
}

interface Props {
  control: Control<When>
  onChoose: (isLater: boolean) => void
  /** It was sent, and says what is missing. */
  isChecked: boolean
}

/** At once, or at a time. */
export function PublishWhen({ control, onChoose, isChecked }: Props) {
  const t = useTranslations('authoring-staff')
  const { isLater = false, at = '' } = useWatch({ control })
  return (
    <>
      <ChoiceGroup legend={t('publish.when')} required>
        {[false, true].map((later) => (
          <Choice
            key={String(later)}
            type="radio"
            name="publish-when"
            checked={isLater === later}
            onChange={() => onChoose(later)}
          >
            {t(later ? 'publish.later' : 'publish.now')}
          </Choice>
        ))}
      </ChoiceGroup>
      {isLater && (
        <MomentField
          control={control}
          name="at"
          label={t('publish.at')}
          required
          error={isChecked && fromBudapest(at) === null ? t('flaws.missing') : undefined}
        />
      )}
    </>
  )
}
