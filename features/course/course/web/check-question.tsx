import { Button, Group } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Cross } from '#platform/ui/cross.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import type { Check } from '../lesson-parts.ts'
import classes from './checks.module.css'

interface Props {
  check: Check
  isLast: boolean
  onNext: () => void
}

/** One self-check question: choose, see whether it was right and why, try again as often as wanted. */
export function CheckQuestion({ check: { kind, prompt, options, correct, why }, isLast, onNext }: Props) {
  const t = useTranslations('course.check')
  const name = useId()
  const question = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<number[]>([])
  const [isJudged, setJudged] = useState(false)
  const isRight = chosen.length === correct.length && chosen.every((option) => correct.includes(option))
  const choose = (options: number[]) => {
    setChosen(options)
    setJudged(false)
  }
  const startOver = () => {
    choose([])
    question.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <fieldset className={classes.question} ref={question}>
        <legend className={classes.prompt}>{prompt}</legend>
        <p className={classes.hint}>{t(kind)}</p>
        <Choices kind={kind} name={name} options={options} chosen={chosen} onChoose={choose} />
      </fieldset>
      {isJudged && <Verdict isRight={isRight} why={why} />}
      <Group gap="sm" mt="md">
        {isJudged ? (
          <>
            <Button onClick={onNext}>{isLast ? t('finish') : t('next')}</Button>
            <Button variant="default" onClick={startOver}>
              {t('again')}
            </Button>
          </>
        ) : (
          <ActButton
            busy={false}
            off={chosen.length === 0 && t('chooseFirst')}
            onClick={() => setJudged(true)}
          >
            {t('submit')}
          </ActButton>
        )}
      </Group>
    </>
  )
}

/** Takes the focus off the button that called for it, so that it is read at once. */
function Verdict({ isRight, why }: { isRight: boolean; why: string }) {
  const t = useTranslations('course.check')
  const verdict = useRef<HTMLDivElement>(null)
  useEffect(() => verdict.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.verdict} data-right={isRight} ref={verdict} tabIndex={-1}>
      <p>
        {isRight ? <Tick size={18} /> : <Cross size={18} />}{' '}
        <strong>{isRight ? t('right') : t('wrong')}</strong>
      </p>
      <p>{why}</p>
    </div>
  )
}
