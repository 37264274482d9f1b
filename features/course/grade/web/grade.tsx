import { Anchor, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Module, Progress } from '#course/course/calls.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { type ProposedGrade, proposedGrade } from '../grade.ts'
import classes from './grade.module.css'
import { type GradeLine, gradeLines, outcomeOf, paceOf, pointsToNext, type Whose } from './outcome.ts'

// Opened by few, and it alone takes a dialog and a text field of this page.
const HowDialog = lazyComponent(() => import('./how-dialog.tsx'))

interface Props {
  modules: readonly Module[]
  progress: Progress
  who?: Whose
}

/** The proposed grade, and how it comes about (decision C6). */
export function Grade({ modules, progress, who = 'own' }: Props) {
  const t = useTranslations('grade')
  const [isOpen, setOpen] = useState(false)
  const lines = gradeLines(modules, progress)
  const isOver = progress.phase === 'ended'
  const isPace = !isOver && paceOf(lines, progress.gradeLimits) !== null
  return (
    <section className={classes.card} aria-labelledby="grade">
      <Title order={2} id="grade" {...(who === 'own' ? { className: classes.title } : { size: 'h4', mb: 8 })}>
        {t(isPace ? 'pace' : 'title', { who })}
      </Title>
      <div>
        <Summary lines={lines} progress={progress} canRise={outcomeOf(modules, progress).canRise} who={who} />
        <Anchor
          component="button"
          type="button"
          className={classes.how}
          data-own-line
          aria-label={t('how')}
          onPointerEnter={HowDialog.ahead}
          onFocus={HowDialog.ahead}
          onClick={() => setOpen(true)}
        >
          <span className={classes.beside}>{t('how')}</span>
          <span className={classes.alone}>{t('howShort')}</span>
        </Anchor>
      </div>
      {isOpen && (
        <LatePart fallback={null}>
          <HowDialog lines={lines} progress={progress} who={who} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </section>
  )
}

interface SummaryProps {
  lines: readonly GradeLine[]
  progress: Progress
  /** By an exam that may be taken again. */
  canRise: boolean
  who: Whose
}

/** Before the last exam the pace comes first: the official figure counts what is not written yet as nothing. */
function Summary({ lines, progress, canRise, who }: SummaryProps) {
  const t = useTranslations('grade')
  const taken = lines.filter(({ points }) => points !== null)
  const now = proposedGrade(
    lines.map(({ points }) => points),
    progress.gradeLimits,
  )
  const isOver = progress.phase === 'ended'
  const pace = isOver ? null : paceOf(lines, progress.gradeLimits)
  if (taken.length === 0)
    return (
      <>
        <Figure figure="–">
          {isOver ? (
            t('noneOver', { who })
          ) : (
            <>
              <span className={classes.beside}>{t('none', { who })}</span>
              <span className={classes.alone}>{t('noneShort', { who })}</span>
            </>
          )}
        </Figure>
        <Text size="sm" className={isOver ? undefined : classes.beside}>
          {t(isOver ? 'firstOver' : 'first', { who })}
        </Text>
      </>
    )
  const shown = pace ?? now
  // What no exam is left for is not asked for.
  const missing = isOver || !(pace || canRise) ? null : pointsToNext(shown, progress.gradeLimits)
  const average = Math.round((10 * now.points) / taken.length) / 10
  return (
    <>
      <Figure figure={shown.grade} isFailing={shown.grade === 1}>
        <span className={classes.beside}>
          <Dotted parts={[t(`grades.g${shown.grade}`), t('average', { average, who })]} />
        </span>
        <span className={classes.alone}>{t(`grades.g${shown.grade}`)}</span>
      </Figure>
      {missing !== null && (
        <Text size="sm" className={classes.beside}>
          {t('missing', { points: missing, grade: t(`to.g${nextGrade(shown)}`) })}
        </Text>
      )}
      {!pace && (
        <Text size="sm" className={classes.beside}>
          {t('sum', { points: now.points, reachable: now.reachable, percent: now.percent })}
        </Text>
      )}
    </>
  )
}

const nextGrade = ({ grade }: ProposedGrade) => Math.min(5, grade + 1) as Grade5

type Grade5 = ProposedGrade['grade']

interface FigureProps {
  figure: ReactNode
  isFailing?: boolean
  children: ReactNode
}

function Figure({ figure, isFailing, children }: FigureProps) {
  return (
    <p className={classes.figure} data-failing={isFailing || undefined}>
      <strong>{figure}</strong> <span>{children}</span>
    </p>
  )
}
