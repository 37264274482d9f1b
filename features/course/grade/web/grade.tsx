import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Module, Progress } from '#course/course/calls.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { type ProposedGrade, proposedGrade } from '../grade.ts'
import classes from './grade.module.css'
import { type GradeLine, gradeLines, paceOf } from './outcome.ts'

// Opened by few, and it alone takes a text field of this page.
const WhatIf = lazyComponent(() => import('./what-if.tsx'))

interface Props {
  modules: readonly Module[]
  progress: Progress
}

/** The proposed grade, and how it comes about (decision C6). */
export function Grade({ modules, progress }: Props) {
  const t = useTranslations('grade')
  const [isOpen, setOpen] = useState(false)
  const lines = gradeLines(modules, progress)
  return (
    <section className={classes.card} aria-labelledby="grade">
      <Summary lines={lines} progress={progress} />
      <Button variant="default" size="sm" className={classes.how} onClick={() => setOpen(true)}>
        {t('how')}
      </Button>
      {isOpen && (
        <Dialog title={t('how')} onClose={() => setOpen(false)}>
          <LatePart fallback={<TextSkeleton lines={12} />}>
            <WhatIf lines={lines} progress={progress} />
          </LatePart>
        </Dialog>
      )}
    </section>
  )
}

interface SummaryProps {
  lines: readonly GradeLine[]
  progress: Progress
}

/** Before the last exam the pace comes first: the official figure counts what is not written yet as nothing. */
function Summary({ lines, progress }: SummaryProps) {
  const t = useTranslations('grade')
  const taken = lines.filter(({ points }) => points !== null)
  const now = proposedGrade(
    lines.map(({ points }) => points),
    progress.gradeLimits,
  )
  const isOver = progress.phase === 'ended'
  const pace = isOver ? null : paceOf(lines, progress.gradeLimits)
  const named = ({ grade }: ProposedGrade) => ({ number: grade, grade: t(`grades.g${grade}`) })
  const average = Math.round((10 * now.points) / taken.length) / 10
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
    <>
      <div className={classes.head}>
        <p className={classes.number} aria-hidden="true">
          {figure}
        </p>
        <Title order={2} id="grade" size="h4">
          {title}
        </Title>
      </div>
      {children}
    </>
  )
}
