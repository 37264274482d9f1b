import { Button, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { EXAM_POINTS, proposedGrade } from '../grade.ts'
import type { GradeLine, Whose } from './outcome.ts'
import classes from './what-if.module.css'

interface Props {
  lines: readonly GradeLine[]
  progress: Progress
  who: Whose
}

/** What counts of each module, and the grade if some of it were other points (decision C6). */
export default function WhatIf({ lines, progress, who }: Props) {
  const t = useTranslations('grade')
  const [what, setWhat] = useState<Record<string, number>>({})
  const gradeOf = (points: (number | null)[]) => proposedGrade(points, progress.gradeLimits)
  const now = gradeOf(lines.map(({ points }) => points))
  const then = gradeOf(lines.map(({ module, points }) => what[module.id] ?? points))
  // After the end nothing changes any more: there is no "what if".
  const isOver = progress.phase === 'ended'
  const isChanged = Object.keys(what).length > 0
  return (
    <>
      <Text mb="sm">{t('rule')}</Text>
      {!isOver && lines.some(({ points }) => points === null) && (
        <Text mb="sm">{t('soFar', { number: now.grade, grade: t(`grades.g${now.grade}`), who })}</Text>
      )}
      <Limits limits={progress.gradeLimits} grade={isChanged ? then.grade : now.grade} />
      <Text className={classes.caption}>{t(isOver ? 'table' : 'whatIf', { who })}</Text>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <WhatLine
            key={line.module.id}
            line={line}
            isOver={isOver}
            who={who}
            points={what[line.module.id] ?? line.points ?? 0}
            change={(points) => setWhat({ ...what, [line.module.id]: points })}
          />
        ))}
      </ul>
      <div className={classes.result} data-changed={isChanged || undefined}>
        <Text role="status" fw={600}>
          {isChanged &&
            t('result', {
              grade: t(`grades.g${then.grade}`),
              number: then.grade,
              percent: then.percent,
              who,
            })}
        </Text>
        {isChanged && (
          <Button
            variant="default"
            size="sm"
            onClick={(event) => {
              // The reset button goes away with the changes, and would lose the focus.
              event.currentTarget.closest('dialog')?.querySelector('input')?.focus()
              setWhat({})
            }}
          >
            {t('reset', { who })}
          </Button>
        )}
      </div>
    </>
  )
}

function Limits({ limits, grade }: { limits: readonly number[]; grade: number }) {
  const t = useTranslations('grade')
  return (
    <ul className={classes.limits}>
      {([2, 3, 4, 5] as const).map((number) => (
        <li key={number} data-now={grade === number || undefined}>
          {t('limit', { percent: limits[number - 2] ?? 0, number, grade: t(`grades.g${number}`) })}
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  line: GradeLine
  isOver: boolean
  who: Whose
  /** The points that are shown: the student's own, or those that would be. */
  points: number
  change: (points: number) => void
}

function WhatLine({ line: { module, points: own, attempt }, isOver, who, points, change }: LineProps) {
  const t = useTranslations('grade')
  const id = useId()
  const counting = attempt ? t('attempt', { number: attempt }) : t(isOver ? 'notTaken' : 'notYet', { who })
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
