import { Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LessonHead, Module, ModuleProgress } from '../calls.ts'
import { ExamState } from './exam-state.tsx'
import { KeepModule } from './keep-module.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { Meta, Takes } from './module-head.tsx'
import classes from './module-track.module.css'
import { Outcomes } from './outcomes.tsx'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  standing: ModuleProgress | null
  /** The address leads to this module. */
  startsOpen: boolean
}

/** An open module in one line; its lessons and its exam come out of it. */
export function ModuleLine({ module, lessons, standing, startsOpen }: Props) {
  const t = useTranslations('course.modules')
  const details = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <div>
      <div className={classes.row}>
        <Title order={2} size="h4" className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            {t('numbered', { position: module.position, title: module.title })}
          </button>
        </Title>
        <Meta module={module} lessons={lessons} standing={standing} />
      </div>
      <div id={details} className={classes.details} hidden={!isOpen}>
        <div>
          <p className={classes.lead}>{module.summary}</p>
          <Takes module={module} standing={standing} />
        </div>
        <div>
          <h3>{t('lessons')}</h3>
          <LessonLinks lessons={lessons} isLocked={false} />
        </div>
        {standing && <ExamState moduleId={module.id} exam={standing.exam} />}
        <KeepModule module={module} lessons={lessons} />
        <div>
          <h3>{t('outcomes')}</h3>
          <Outcomes outcomes={module.outcomes} />
        </div>
      </div>
    </div>
  )
}
