import { Text, Title, UnstyledButton } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Choices, chosenByKey } from '#platform/ui/choices.tsx'
import type { AttemptQuestion } from '../calls.ts'
import { Numeric } from './numeric.tsx'
import { Ordering } from './ordering.tsx'
import classes from './question.module.css'

/** Of more letters, a question takes more than four lines of a phone. */
const FOUR_LINES = 90

interface Props {
  question: AttemptQuestion
  count: number
  chosen: readonly number[]
  onChoose: (choice: number[]) => void
  heading: RefObject<HTMLHeadingElement | null>
}

/** One question of a running exam. */
export function Question({ question, count, chosen, onChoose, heading }: Props) {
  const t = useTranslations('exam.question')
  const hint = useId()
  const { position, kind, prompt, options, points } = question
  // Only with the focus in the question: a single key does nothing elsewhere (WCAG 2.1.4).
  const byKey = (event: KeyboardEvent) => {
    if (!isChosenByKey(kind) || event.ctrlKey || event.metaKey || event.altKey) return
    const next = chosenByKey({ kind, options, chosen }, event.key)
    if (next) onChoose(next)
  }
  const clear = () => {
    onChoose([])
    heading.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed inside comes up to here
    <div onKeyDown={byKey}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('heading', { position })} <span>{t('count', { count })}</span>
      </Title>
      <fieldset className={classes.question} aria-describedby={hint}>
        <legend className={classes.prompt} data-long={prompt.length > FOUR_LINES || undefined}>
          {prompt}
        </legend>
        <Text id={hint} size="sm" c="dimmed" mb="sm">
          {t(kind)} {t('points', { points })}.
        </Text>
        <Answer question={question} chosen={chosen} onChoose={onChoose} />
      </fieldset>
      <div className={classes.clear}>
        {chosen.length > 0 && <UnstyledButton onClick={clear}>{t('clear')}</UnstyledButton>}
      </div>
    </div>
  )
}

type ChosenKind = ComponentProps<typeof Choices>['kind']

const isChosenByKey = (kind: AttemptQuestion['kind']): kind is ChosenKind =>
  kind !== 'ordering' && kind !== 'matching' && kind !== 'numeric'

/** What the kind of a question is answered with. */
function Answer({ question, chosen, onChoose }: Pick<Props, 'question' | 'chosen' | 'onChoose'>) {
  const { position, kind, terms, options, unit } = question
  if (kind === 'numeric') return <Numeric unit={unit} chosen={chosen} onChoose={onChoose} />
  if (!isChosenByKey(kind))
    return <Ordering terms={terms} options={options} chosen={chosen} onChoose={onChoose} />
  return (
    <Choices
      kind={kind}
      name={`question-${position}`}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      keys
    />
  )
}
