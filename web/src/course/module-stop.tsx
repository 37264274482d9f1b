import { Title } from '@mantine/core'
import type { LessonHead, Module, ModuleProgress } from '@rajt/contract/course'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/links.tsx'
import { Tick } from '../ui/tick.tsx'
import { ExamState } from './exam-state.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { Eyebrow, Meta } from './module-head.tsx'
import classes from './module-track.module.css'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  /** Null for readers who are no students. */
  standing: ModuleProgress | null
  /** The module whose completion opens this one. */
  blocker: Module | undefined
  isCurrent: boolean
}

/** One stop of the track; the one where its student stands is open from the start. */
export function ModuleStop({ module, lessons, standing, blocker, isCurrent }: Props) {
  const t = useTranslations('course.modules')
  const { hash } = useLocation()
  const id = `module-${module.position}`
  const details = useId()
  const [isOpen, setOpen] = useState(isCurrent || hash === id)
  const stop = useRef<HTMLLIElement>(null)
  // The router looks for the hash before the course has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (hash === id) stop.current?.scrollIntoView()
  }, [])
  const isCompleted = standing?.status === 'COMPLETED'
  return (
    <li
      id={id}
      ref={stop}
      className={classes.stop}
      data-status={standing?.status}
      data-reader={!standing || undefined}
      data-current={isCurrent || undefined}
      data-extra={module.extra || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden="true">
        {isCompleted ? <Tick size={22} /> : module.position}
      </span>
      <div>
        <Eyebrow module={module} standing={standing} isCurrent={isCurrent} />
        <Title order={2} size="h3" className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            {module.title}
          </button>
        </Title>
        <Meta module={module} lessons={lessons} standing={standing} />
        {blocker && (
          <p className={classes.locked}>
            {t('opensAfter', { position: blocker.position, title: blocker.title })}
          </p>
        )}
        {(isOpen || !standing) && <p className={classes.lead}>{module.summary}</p>}
        {isCurrent && <GoOn lessons={lessons} />}
        <div id={details} className={classes.details} hidden={!isOpen}>
          <div>
            <h3>{t('outcomes')}</h3>
            <ul className={classes.outcomes}>
              {module.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t('lessons')}</h3>
            <LessonLinks lessons={lessons} isLocked={standing?.unlocked === false} isCurrent={isCurrent} />
          </div>
          {standing?.unlocked && (
            <ExamState
              moduleId={module.id}
              exam={standing.exam}
              isNext={isCurrent && lessons.every(({ done }) => done)}
            />
          )}
        </div>
      </div>
    </li>
  )
}

/** One tap from the track to where the student goes on. */
function GoOn({ lessons }: Pick<Props, 'lessons'>) {
  const t = useTranslations('course.modules')
  const next = lessons.find(({ done }) => !done)
  if (!next) return null
  return (
    <LinkButton
      to="/lessons/$id"
      params={{ id: next.id }}
      classNames={{ root: classes.goOn, label: classes.goOnLabel }}
    >
      {t('goOn', { title: next.title })}
    </LinkButton>
  )
}
