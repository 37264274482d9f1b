import { Button } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { SaidAtRest } from '#platform/ui/said-at-rest.tsx'
import { type Grade, proposedGrade } from '../grade.ts'
import type { GradeLine } from './outcome.ts'
import classes from './reached-grade.module.css'
import type { Supposed } from './supposed.ts'

interface Props extends Supposed {
  onReset: () => void
}

/** The grade that the points make which are shown above it, among the limits of all grades. */
export default function ReachedGrade({ lines, progress, who, what, expected, onReset }: Props) {
  const t = useTranslations('grade')
  const { grade, percent } = proposedGrade(
    lines.map(({ module, points }) => what[module.id] ?? points ?? expected),
    progress.gradeLimits,
  )
  const isChanged = Object.keys(what).length > 0
  const name = t(`grades.g${grade}`)
  return (
    <div className={classes.reached}>
      <p className={classes.grade} data-failing={grade === 1 || undefined}>
        <strong>{grade}</strong>{' '}
        <span>
          <span>
            {t(`basis.${basisOf(lines, progress, { isChanged, isExpected: expected !== null })}`, { who })}
          </span>{' '}
          <span>{t('reached', { grade: name, percent })}</span>
        </span>
      </p>
      {isChanged && <Reset who={who} onReset={onReset} />}
      <Limits limits={progress.gradeLimits} reached={grade} />
      <SaidAtRest text={isChanged ? t('result', { grade: name, number: grade, percent, who }) : ''} />
    </div>
  )
}

/** What the grade stands on. */
function basisOf(
  lines: readonly GradeLine[],
  { phase }: Progress,
  { isChanged, isExpected }: { isChanged: boolean; isExpected: boolean },
) {
  if (isChanged) return 'changed'
  if (isExpected) return 'pace'
  if (phase === 'ended') return 'over'
  return lines.some(({ points }) => points === null) ? 'soFar' : 'all'
}

/** On a phone its sign alone, beside the grade: a line of its own would push what is being moved. */
function Reset({ who, onReset }: Pick<Props, 'who' | 'onReset'>) {
  const t = useTranslations('grade')
  return (
    <Button
      className={classes.reset}
      variant="default"
      size="sm"
      aria-label={t('reset', { who })}
      onClick={(event) => {
        // The reset button goes away with the changes, and would lose the focus.
        event.currentTarget.closest('dialog')?.querySelector('input')?.focus()
        onReset()
      }}
    >
      <RotateCcw size="1.25em" aria-hidden="true" /> <span>{t('reset', { who })}</span>
    </Button>
  )
}

function Limits({ limits, reached }: { limits: readonly number[]; reached: Grade }) {
  const t = useTranslations('grade')
  return (
    <ul className={classes.limits}>
      {([2, 3, 4, 5] as const).map((number) => (
        <li key={number} aria-current={reached === number || undefined}>
          <strong>{number}</strong> <span className={classes.name}>{t(`grades.g${number}`)}</span>{' '}
          <span>{t('limit', { percent: limits[number - 2] ?? 0 })}</span>
        </li>
      ))}
    </ul>
  )
}
