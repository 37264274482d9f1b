import { Title } from '@mantine/core'
import type { OldProgress } from '@rajt/contract/old-progress'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { LatePart } from '../ui/late-part.tsx'
import { OldModule } from './old-module.tsx'
import classes from './old-semesters.module.css'

// Only whoever was in an earlier semester has it.
const EarlierPart = lazyPart(() => import('../earlier/earlier-part.tsx'))

/** Finished semesters stay readable (decision S1). */
export function OldSemesters({ semesters }: { semesters: readonly OldProgress[] }) {
  const t = useTranslations('course.old')
  return (
    <section>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <ul className={classes.semesters}>
        {semesters.map((semester) => (
          <Semester key={semester.semester} {...semester} />
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
}: OldProgress) {
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
      <p>{t('modules', { completed: modulesCompleted, count: moduleCount })}</p>
      <p>{t('points', { points, reachable })}</p>
      <LatePart>
        <EarlierPart semester={semester} />
      </LatePart>
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
