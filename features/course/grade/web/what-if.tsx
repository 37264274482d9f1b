import { Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '#platform/ui/text-input.tsx'
import { EXAM_POINTS } from '../grade.ts'
import type { GradeLine, Whose } from './outcome.ts'
import type { Supposed } from './supposed.ts'
import classes from './what-if.module.css'

interface Props extends Supposed {
  onChange: (what: Record<string, number>) => void
}

/** What counts of each module, to be changed for a look at what would be (decision C6). */
export default function WhatIf({ lines, progress, who, what, expected, onChange }: Props) {
  const t = useTranslations('grade')
  // After the end nothing changes any more: there is no "what if".
  const isOver = progress.phase === 'ended'
  return (
    <>
      <Text mb="sm">{t('rule')}</Text>
      <Text className={classes.caption}>{t(isOver ? 'table' : 'whatIf', { who })}</Text>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <WhatLine
            key={line.module.id}
            line={line}
            isOver={isOver}
            who={who}
            isExpected={expected !== null}
            points={what[line.module.id] ?? line.points ?? Math.round(expected ?? 0)}
            change={(points) => onChange({ ...what, [line.module.id]: points })}
          />
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  line: GradeLine
  isOver: boolean
  who: Whose
  /** What is still to come is counted at the average. */
  isExpected: boolean
  /** The points that are shown: the student's own, or those that would be. */
  points: number
  change: (points: number) => void
}

function WhatLine({ line, isOver, who, isExpected, points, change }: LineProps) {
  const t = useTranslations('grade')
  const id = useId()
  const { module, points: own, attempt } = line
  const missing = isOver ? 'notTaken' : isExpected ? 'atAverage' : 'notYet'
  const counting = attempt ? t('attempt', { number: attempt }) : t(missing, { who })
  return (
    <li>
      <p className={classes.name} id={id}>
        {module.position}. {module.title}
      </p>
      <p className={classes.counts}>
        {own === null ? counting : `${t('valueText', { points: own })}, ${counting}`}
      </p>
      {!isOver && (
        <div className={classes.choice}>
          <input
            type="range"
            min={0}
            max={EXAM_POINTS}
            value={points}
            aria-labelledby={id}
            aria-valuetext={t('valueText', { points })}
            onChange={(event) => change(event.target.valueAsNumber)}
          />
          <TextInput
            className={classes.points}
            type="number"
            min={0}
            max={EXAM_POINTS}
            value={points}
            aria-labelledby={id}
            required={null}
            onChange={({ target }) => change(Math.min(EXAM_POINTS, Math.max(0, target.valueAsNumber || 0)))}
          />
        </div>
      )}
    </li>
  )
}
