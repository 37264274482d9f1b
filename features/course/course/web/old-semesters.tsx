import { Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import type { OldProgress } from '../old-progress.ts'
import { outcomesOf } from '../passed.ts'
import { OldModule } from './old-module.tsx'
import classes from './old-semesters.module.css'

interface Props {
  semesters: readonly OldProgress[]
  /** What else somebody has of each. */
  Earlier: ComponentType<{ semester: string }>
}

/** Finished semesters stay readable (decision S1). */
export function OldSemesters({ semesters, Earlier }: Props) {
  const t = useTranslations('course.old')
  return (
    <section>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <ul className={classes.semesters}>
        {semesters.map((semester) => (
          <Semester key={semester.semester} {...semester}>
            <LatePart>
              <Earlier semester={semester.semester} />
            </LatePart>
          </Semester>
        ))}
      </ul>
    </section>
  )
}

function Semester({
  semester,
  number,
  modules,
  modulesCompleted,
  moduleCount,
  points,
  reachable,
  children,
}: OldProgress & { children: ReactNode }) {
  const t = useTranslations('course.old')
  const id = `semester-${semester}`
  const isWanted = useLocation().hash === id
  const row = useRef<HTMLLIElement>(null)
  // The router looks for the hash before the course has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView()
  }, [])
  return (
    <li id={id} ref={row}>
      <Title order={3} size="h5">
        {t('semester', { number })} <span>{semester}</span>
      </Title>
      <p>{t('modules', { completed: modulesCompleted, count: moduleCount, ...outcomesOf({ modules }) })}</p>
      <p>{t('points', { points, reachable })}</p>
      {children}
      {modules.length > 0 && (
        <details className={classes.course} open={isWanted}>
          <summary>{t('lessons')}</summary>
          <ol className={classes.modules}>
            {modules.map((module) => (
              <OldModule key={module.id} {...module} />
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
