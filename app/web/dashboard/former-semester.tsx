import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OldProgress } from '#course/course/old-progress.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import classes from './former-semester.module.css'

type Module = OldProgress['modules'][number]

/** A finished semester as it ended: the grade, and what each module gave towards it. */
export function FormerSemester({ semester }: { semester: OldProgress }) {
  const t = useTranslations('dashboard-former')
  const tg = useTranslations('grade')
  const { semester: key, number, modules, grade, percent, points, reachable } = semester
  const { modulesCompleted: completed, moduleCount: count } = semester
  const id = `former-${key}`
  return (
    <section className={classes.semester} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {t('semester', { number, key })}
      </Title>
      <Text>{t('completed', { completed, count })}</Text>
      {reachable > 0 && (
        <Text fw={600}>
          {t('grade', { number: grade, grade: tg(`grades.g${grade as 1}`), percent, points, reachable })}
        </Text>
      )}
      <ul className={classes.modules}>
        {modules.map((module) => (
          <ModuleLine key={module.id} module={module} />
        ))}
      </ul>
      <LinkButton to="/modules" hash={`semester-${key}`} variant="default" size="sm" mt="md">
        {t('lessons')}
      </LinkButton>
    </section>
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
