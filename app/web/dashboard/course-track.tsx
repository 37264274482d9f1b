import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { course, Module, ModuleProgress, Progress } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Tick } from '#platform/ui/tick.tsx'
import classes from './course-track.module.css'

interface Props {
  course: Answer<typeof course.progress>
  progress: Progress
}

/** The modules as stops on the way from the start line. */
export function CourseTrack({ course, progress }: Props) {
  const t = useTranslations('dashboard.track')
  const required = course.modules.filter((module) => !module.extra)
  const standingOf = ({ id }: Module) => progress.moduleProgresses.find((one) => one.module === id)
  const completed = required.filter((module) => standingOf(module)?.status === 'COMPLETED').length
  return (
    <section className={classes.section} aria-labelledby="track">
      <Title order={2} id="track" size="h3">
        {t('title', { completed, total: required.length })}
      </Title>
      <ol className={classes.track}>
        {required.map((module) => (
          <Stop
            key={module.id}
            module={module}
            standing={standingOf(module)}
            isOver={progress.phase === 'ended'}
          />
        ))}
      </ol>
    </section>
  )
}

interface StopProps {
  module: Module
  standing: ModuleProgress | undefined
  /** The semester has ended: nothing is under way any more. */
  isOver: boolean
}

function Stop({ module, standing, isOver }: StopProps) {
  const t = useTranslations('dashboard.track')
  if (!standing) return null
  const { status, lessonsDone, lessonCount, exam } = standing
  const line =
    status === 'ACTIVE'
      ? t('lessons', { done: lessonsDone, total: lessonCount })
      : exam.counts
        ? t('points', { points: exam.counts.points })
        : null
  return (
    <li
      className={classes.stop}
      data-status={status}
      aria-current={status === 'ACTIVE' && !isOver ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden="true">
        {status === 'COMPLETED' ? <Tick /> : module.position}
      </span>
      <span className={classes.words}>
        <Link to="/modules" hash={`module-${module.position}`}>
          {module.title}
        </Link>
        <small>
          {t(`status.${stateOf(standing, isOver)}`)}
          {line && <span>{` · ${line}`}</span>}
        </small>
      </span>
    </li>
  )
}

/** Completed is not passed, and what was not completed by the end of the semester stays so. */
function stateOf({ status, exam }: ModuleProgress, isOver: boolean) {
  if (status === 'COMPLETED') return exam.counts?.passed === false ? 'failed' : status
  return isOver ? 'unfinished' : status
}
