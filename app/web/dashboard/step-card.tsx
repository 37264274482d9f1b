import { useTranslations } from 'use-intl'
import type { LessonHead, Progress } from '#course/course/calls.ts'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import classes from './home-stage.module.css'
import type { CourseStep } from './next-step.ts'
import { StepFrame } from './step-frame.tsx'

// Few visits come in the middle of an exam.
const ExamTime = lazyComponent(() => import('./exam-time.tsx'))

interface Props {
  step: CourseStep
  progress: Progress
  /** A module is over whose exam was not passed. */
  isAnyClosed: boolean
}

const minutesOf = ({ readingMinutes, workMinutes }: LessonHead) => readingMinutes + workMinutes

/** The one next step; before the start and after the end of the semester, that there is none. */
export function StepCard({ step, progress, isAnyClosed }: Props) {
  const t = useTranslations('dashboard.step')
  const isStep = !['not-started', 'empty', 'ended', 'done'].includes(step.kind)
  return (
    <StepFrame
      isNow={isStep}
      label={
        isStep && (step.kind === 'lesson' ? t('labelled', { minutes: minutesOf(step.lesson) }) : t('label'))
      }
      title={<StepTitle step={step} progress={progress} />}
      text={
        <AwaitedPart>
          <StepText step={step} progress={progress} isAnyClosed={isAnyClosed} />
        </AwaitedPart>
      }
    >
      <StepLink step={step} />
    </StepFrame>
  )
}

function StepTitle({ step, progress }: Pick<Props, 'step' | 'progress'>) {
  const t = useTranslations('dashboard.step')
  // Of whoever is not through, the heading has said it.
  if (step.kind === 'ended' && progress.status !== 'COMPLETED') return t('results')
  if (step.kind === 'lesson') return step.lesson.title
  if (!('module' in step)) return t(step.kind)
  return t(step.kind, { module: step.module.position, title: step.module.title })
}

function StepText({ step, progress, isAnyClosed }: Props) {
  const t = useTranslations('dashboard.step')
  const moment = useMoment()
  const closed = String(isAnyClosed)
  if (step.kind === 'not-started') return t('notStartedText', { date: moment(progress.startsAt) })
  if (step.kind === 'empty') return t('emptyText')
  if (step.kind === 'ended') return t('endedText')
  if (step.kind === 'continue-exam') return <ExamTime endsAt={step.endsAt} />
  if (step.kind === 'improve') return t('improveText', { points: step.points, left: step.left })
  if (step.kind === 'one-pager') return t('onePagerText', { date: moment(step.deadline), closed })
  if (step.kind === 'progress-report') return t('reportText', { date: moment(step.deadline), closed })
  if (step.kind === 'done') return t('until', { date: moment(progress.endsAt) })
  const standing = progress.moduleProgresses.find(({ module }) => module === step.module.id)
  if (!standing) return null
  if (step.kind === 'exam') return t('examText', standing.exam)
  const { position } = step.lesson
  return t('lessonText', { module: step.module.position, position, total: standing.lessonCount })
}

function StepLink({ step }: Pick<Props, 'step'>) {
  const t = useTranslations('dashboard.step')
  if (step.kind === 'empty' || step.kind === 'not-started') return null
  if (step.kind === 'lesson')
    return (
      <LinkButton to="/lessons/$id" params={{ id: step.lesson.id }} className={classes.go}>
        {t('toLesson')}
      </LinkButton>
    )
  if (step.kind === 'one-pager')
    return (
      <LinkButton to="/one-pager" className={classes.go}>
        {t('toOnePager')}
      </LinkButton>
    )
  if (step.kind === 'progress-report')
    return (
      <LinkButton to="/progress-report" className={classes.go}>
        {t('toReport')}
      </LinkButton>
    )
  if (step.kind === 'done')
    return (
      <LinkAnchor to="/modules" data-own-line>
        {t('toModules')}
      </LinkAnchor>
    )
  if (!('module' in step))
    return (
      <LinkButton to="/modules" className={classes.go}>
        {t('toModules')}
      </LinkButton>
    )
  return (
    <LinkButton to="/tests/$moduleId" params={{ moduleId: step.module.id }} className={classes.go}>
      {t(`toExam.${step.kind}`)}
    </LinkButton>
  )
}
