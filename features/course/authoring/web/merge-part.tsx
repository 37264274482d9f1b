import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { useClashLines, usePlaceName } from './clash-words.ts'
import { type Clash, mergeOf, type Side, sides } from './merge.ts'
import classes from './merge-part.module.css'
import type { DraftSheet, Other } from './use-draft.ts'

interface Props {
  sheet: DraftSheet
  other: Other
}

/** Two texts become one: what both have changed stands beside each other, and one or both of it is chosen. */
export default function MergePart({ sheet: { base, written, settle }, other }: Props) {
  const t = useTranslations('authoring-staff')
  const format = useFormatter()
  const nameOf = usePlaceName()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { clashes, taken, settled } = mergeOf(base, written, other.written)
  const undecided = clashes.filter(({ key }) => !choices.has(key)).length
  const together = settled(choices)
  const whyOff =
    (undecided > 0 && t('conflict.undecided', { count: undecided })) || (!together && t('conflict.tooLong'))
  return (
    <section className={classes.merge} aria-label={t('saving.conflict')}>
      {clashes.length === 0 && <Text>{t('conflict.noClash')}</Text>}
      {taken.length > 0 && <Text>{t('conflict.taken', { places: format.list(taken.map(nameOf)) })}</Text>}
      {clashes.map((clash) => (
        <Decision
          key={clash.key}
          clash={clash}
          side={choices.get(clash.key)}
          onChoose={(side) => setChoices((others) => new Map(others).set(clash.key, side))}
        />
      ))}
      <div className={classes.acts}>
        <ActButton busy={false} off={whyOff} onClick={() => together && settle(together)}>
          {t('conflict.save')}
        </ActButton>
        <Button variant="default" onClick={() => settle(other.written.content)}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="default" onClick={() => settle(written.content)}>
          {t('conflict.mine')}
        </Button>
      </div>
    </section>
  )
}

interface DecisionProps {
  clash: Clash
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Decision({ clash, side, onChoose }: DecisionProps) {
  const t = useTranslations('authoring-staff')
  const nameOf = usePlaceName()
  const { mine, theirs } = useClashLines(clash)
  const { at } = clash.place
  const lang = at.startsWith('en.') ? 'en' : 'hu'
  const texts = { mine, theirs, both: null }
  return (
    <ChoiceGroup legend={t('conflict.clash', { place: nameOf(at) })} required inRow>
      {sides
        .filter((one) => one !== 'both' || clash.canBeBoth)
        .map((one) => (
          <Choice
            key={one}
            type="radio"
            name={clash.key}
            title={t(`conflict.sides.${one}`)}
            checked={side === one}
            onChange={() => onChoose(one)}
          >
            {texts[one] && (
              <span className={classes.text} lang={lang}>
                {texts[one]}
              </span>
            )}
          </Choice>
        ))}
    </ChoiceGroup>
  )
}
