import { Button, Text, Title } from '@mantine/core'
import type { Module, Progress } from '@rajt/contract/course'
import { EXAM_POINTS, type ProposedGrade, proposedGrade } from '@rajt/contract/grade'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './grade.module.css'
import { gradeLines, type GradeLine as Line, paceOf } from './outcome.ts'

interface Props {
  modules: readonly Module[]
  progress: Progress
}

/** The proposed grade and how it came about, with "what if I improve this one" (decision C6). */
export function Grade({ modules, progress }: Props) {
  const t = useTranslations('dashboard.grade')
  const [what, setWhat] = useState<Record<string, number>>({})
  const lines = gradeLines(modules, progress)
  const now = proposedGrade(
    lines.map((line) => line.points),
    progress.gradeLimits,
  )
  const then = proposedGrade(
    lines.map(({ module, points }) => what[module.id] ?? points),
    progress.gradeLimits,
  )
  // After the end nothing changes any more: there is no "what if".
  const isOver = progress.phase === 'ended'
  const changed = Object.keys(what).length > 0
  return (
    <section className={classes.section} aria-labelledby="grade">
      <Summary lines={lines} now={now} progress={progress} />
      <details className={classes.details}>
        <summary>{t('how')}</summary>
        <Text my="sm">{t('rule')}</Text>
        <Limits limits={progress.gradeLimits} grade={now.grade} />
        <table className={classes.table}>
          <caption>{t(isOver ? 'table' : 'whatIf')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('module')}</th>
              <th scope="col">{t('points')}</th>
              <th scope="col">{t('counts')}</th>
              {!isOver && <th scope="col">{t('if')}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <GradeLine
                key={line.module.id}
                line={line}
                isOver={isOver}
                what={what[line.module.id] ?? line.points ?? 0}
                change={(points) => setWhat({ ...what, [line.module.id]: points })}
              />
            ))}
          </tbody>
        </table>
        <Text role="status" fw={600} mt="md">
          {changed &&
            t('result', { grade: t(`grades.g${then.grade}`), number: then.grade, percent: then.percent })}
        </Text>
        {changed && (
          <Button
            variant="default"
            size="xs"
            mt="sm"
            onClick={(event) => {
              // The button goes with what it took back.
              event.currentTarget.closest('details')?.querySelector('summary')?.focus()
              setWhat({})
            }}
          >
            {t('reset')}
          </Button>
        )}
      </details>
    </section>
  )
}

interface SummaryProps {
  lines: readonly Line[]
  now: ProposedGrade
  progress: Progress
}

/** Before the last exam the pace comes first: the official figure counts what is not written yet as nothing. */
function Summary({ lines, now, progress }: SummaryProps) {
  const t = useTranslations('dashboard.grade')
  const taken = lines.filter(({ points }) => points !== null)
  const isOver = progress.phase === 'ended'
  const pace = isOver ? null : paceOf(lines, progress.gradeLimits)
  const named = ({ grade }: ProposedGrade) => ({ number: grade, grade: t(`grades.g${grade}`) })
  const average = Math.round(now.points / taken.length)
  if (taken.length === 0)
    return (
      <Figure figure="–" title={t(isOver ? 'noneOver' : 'none')}>
        <Text>{t(isOver ? 'firstOver' : 'first')}</Text>
      </Figure>
    )
  if (pace)
    return (
      <Figure figure={pace.grade} title={t('pace', named(pace))}>
        <Text>{t('collected', { points: now.points, average })}</Text>
        <Text c="dimmed">{t('soFar', named(now))}</Text>
      </Figure>
    )
  return (
    <Figure figure={now.grade} title={t(isOver ? 'titleOver' : 'title', named(now))}>
      <Text>{t('sum', { points: now.points, reachable: now.reachable, percent: now.percent })}</Text>
      <Text c="dimmed">{t('average', { average })}</Text>
    </Figure>
  )
}

function Figure({ figure, title, children }: { figure: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={classes.summary}>
      <p className={classes.number} aria-hidden="true">
        {figure}
      </p>
      <div>
        <Title order={2} id="grade" size="h3">
          {title}
        </Title>
        {children}
      </div>
    </div>
  )
}

function Limits({ limits, grade }: { limits: readonly number[]; grade: number }) {
  const t = useTranslations('dashboard.grade')
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

interface GradeLineProps {
  line: Line
  isOver: boolean
  what: number
  change: (points: number) => void
}

function GradeLine({ line, isOver, what, change }: GradeLineProps) {
  const t = useTranslations('dashboard.grade')
  const id = useId()
  const { module, points, attempt } = line
  return (
    <tr>
      <th scope="row" id={id}>
        {module.position}. {module.title}
      </th>
      <td>{points ?? '–'}</td>
      <td>{attempt ? t('attempt', { number: attempt }) : t(isOver ? 'notTaken' : 'notYet')}</td>
      {!isOver && (
        <td>
          <input
            type="range"
            min={0}
            max={EXAM_POINTS}
            step={1}
            value={what}
            aria-labelledby={id}
            aria-valuetext={t('valueText', { points: what })}
            onChange={(event) => change(Number(event.target.value))}
          />
          <output aria-hidden="true">{what}</output>
        </td>
      )}
    </tr>
  )
}
