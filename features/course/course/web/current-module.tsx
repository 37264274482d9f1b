import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import type { LessonHead, Module, ModuleProgress } from '../calls.ts'
import classes from './current-module.module.css'
import { canGain, examAct } from './exam-act.ts'
import { ExamState } from './exam-state.tsx'
import { KeepModule } from './keep-module.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { Eyebrow, Takes } from './module-head.tsx'
import { Outcomes } from './outcomes.tsx'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  standing: ModuleProgress
}

/** The module its student stands in: how far they are, and one thing to do next. */
export function CurrentModule({ module, lessons, standing }: Props) {
  const t = useTranslations('course.modules')
  const next = lessons.find(({ done }) => !done)
  // What runs against the clock comes first, whatever is left to read.
  const isExamNext = canGain(standing.exam) && (standing.exam.open !== null || !next)
  return (
    <div className={classes.card}>
      <Eyebrow module={module} />
      <Title order={2} className={classes.title}>
        {module.title}
      </Title>
      <p className={classes.summary}>{module.summary}</p>
      <Takes module={module} standing={standing} />
      <Done standing={standing} />
      {isExamNext ? <ToExam standing={standing} /> : next && <ToLesson lesson={next} />}
      <div className={classes.details}>
        <LessonLinks lessons={lessons} isLocked={false} />
        <ExamState moduleId={module.id} exam={standing.exam} isNext={isExamNext} />
        <KeepModule module={module} lessons={lessons} />
        <details>
          <summary>{t('outcomes')}</summary>
          <Outcomes outcomes={module.outcomes} />
        </details>
      </div>
    </div>
  )
}

/** One piece for each lesson. The words say it; the pieces show it. */
function Done({ standing: { lessonsDone, lessonCount } }: Pick<Props, 'standing'>) {
  const t = useTranslations('course.modules')
  return (
    <div className={classes.progress}>
      <span className={classes.pieces} aria-hidden="true">
        {Array.from({ length: lessonCount }, (_, i) => i).map((place) => (
          <span key={place} data-done={place < lessonsDone || undefined} />
        ))}
      </span>
      {t('lessonsDone', { done: lessonsDone, count: lessonCount })}
    </div>
  )
}

function ToLesson({ lesson }: { lesson: LessonHead }) {
  const t = useTranslations('course.modules')
  return (
    <LinkButton
      to="/lessons/$id"
      params={{ id: lesson.id }}
      classNames={{ root: classes.act, label: classes.actLabel }}
    >
      {t('goOn', { title: lesson.title })}
    </LinkButton>
  )
}

function ToExam({ standing: { module, exam } }: Pick<Props, 'standing'>) {
  const t = useTranslations('course.exam')
  return (
    <LinkButton to="/tests/$moduleId" params={{ moduleId: module }} className={classes.act}>
      {t(examAct(exam))}
    </LinkButton>
  )
}
