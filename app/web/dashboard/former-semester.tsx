import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OldProgress } from '#course/course/old-progress.ts'
import { outcomesOf } from '#course/course/passed.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import rows from '#platform/ui/row-card.module.css'
import { StageLine } from '#platform/ui/stage-line.tsx'
import classes from './former-semester.module.css'
import { useFormerStops } from './former-stops.ts'

type Module = OldProgress['modules'][number]

interface Props {
  semester: OldProgress
}

/** A finished semester as it ended: the grade on the line that led to it, and what each module gave towards it. */
export function FormerSemester({ semester }: Props) {
  const t = useTranslations('dashboard-former')
  const { semester: key, modules } = semester
  const id = `former-${key}`
  return (
    <section className={classes.semester} aria-labelledby={id}>
      <Stage semester={semester} id={id} />
      <div className={classes.more}>
        {modules.length > 0 && (
          <details className={rows.card}>
            <summary className={rows.row}>
              <Title order={3} size="h4">
                {t('byModule')}
              </Title>
            </summary>
            <ul className={classes.modules}>
              {modules.map((module) => (
                <ModuleLine key={module.id} module={module} />
              ))}
            </ul>
          </details>
        )}
        <LinkButton to="/modules" hash={`semester-${key}`} variant="default" size="sm">
          {t('lessons')}
        </LinkButton>
      </div>
    </section>
  )
}

function Stage({ semester, id }: Props & { id: string }) {
  const t = useTranslations('dashboard-former')
  const tt = useTranslations('dashboard.track')
  const stops = useFormerStops(semester)
  const { semester: key, number, modulesCompleted: completed, moduleCount: count, reachable } = semester
  return (
    <div className={classes.stage} data-stage>
      <Title order={2} size="h3" id={id}>
        {t('semester', { number, key })}
      </Title>
      <p>{t('completed', { completed, count, ...outcomesOf(semester) })}</p>
      {reachable > 0 && <Grade semester={semester} />}
      {stops.length > 0 && <StageLine name={tt('name')} stops={stops} today={null} flag={null} />}
    </div>
  )
}

function Grade({ semester: { grade, percent, points, reachable } }: Props) {
  const t = useTranslations('dashboard-former')
  const tg = useTranslations('grade')
  return (
    <p className={classes.grade} data-failing={grade === 1 || undefined}>
      <strong aria-hidden="true">{grade}</strong>{' '}
      <span>
        <span>{t('grade', { number: grade, grade: tg(`grades.g${grade as 1}`), percent })}</span>{' '}
        <span>{t('gradeOf', { points, reachable })}</span>
      </span>
    </p>
  )
}

function ModuleLine({ module: { position, title, counts } }: { module: Module }) {
  const t = useTranslations('dashboard-former')
  return (
    <li>
      <span>{t('module', { position, title })}</span>
      <span className={classes.points}>{counts ? t('points', { points: counts.points }) : t('noExam')}</span>
    </li>
  )
}
