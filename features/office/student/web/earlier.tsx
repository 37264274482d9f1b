import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OldProgress } from '#course/course/old-progress.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { EarlierFacts } from '#teams/earlier/web/earlier-facts.tsx'
import type { StudentDetails, StudentEarlier } from '../calls.ts'
import { AttemptLine } from './exams.tsx'
import classes from './student.module.css'

/** Finished semesters of a student, the latest first: read-only, and whole (decision Y2). */
export function Earlier({ details: { earlier, course } }: { details: StudentDetails }) {
  const t = useTranslations('student-staff.earlier')
  if (earlier.length === 0) return null
  return (
    <section className={`${classes.card} ${classes.whole}`} aria-labelledby="earlier">
      <Title order={2} id="earlier" size="h4">
        {t('title')}
      </Title>
      <ul className={classes.lines}>
        {earlier.map((one) => (
          <Semester
            key={one.semester}
            one={one}
            progress={course.oldProgresses.find(({ semester }) => semester === one.semester)}
          />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  one: StudentEarlier
  progress: OldProgress | undefined
}

function Semester({ one, progress }: Props) {
  const t = useTranslations('student-staff.earlier')
  const { semester, grade } = one
  return (
    <li className={classes.earlier}>
      <Title order={3} size="h5">
        {semester}
      </Title>
      {progress && (
        <p>
          <Dotted
            parts={[
              t('modules', { completed: progress.modulesCompleted, count: progress.moduleCount }),
              t('points', { points: progress.points, reachable: progress.reachable }),
              grade === null ? t('noGrade') : t('grade', { grade }),
            ]}
          />
        </p>
      )}
      <EarlierFacts of={one} />
      {progress && one.attempts.length > 0 && <Modules one={one} progress={progress} />}
    </li>
  )
}

function Modules({ one, progress }: { one: StudentEarlier; progress: OldProgress }) {
  const t = useTranslations('student-staff.earlier')
  return (
    <details className={classes.attempted}>
      <summary>{t('attempts', { count: one.attempts.length })}</summary>
      <ul className={classes.lines}>
        {progress.modules
          .map((module) => ({ module, attempts: one.attempts.filter((each) => each.module === module.id) }))
          .filter(({ attempts }) => attempts.length > 0)
          .map(({ module: { id, position, title, counts }, attempts }) => (
            <li key={id}>
              <p className={classes.name}>
                {position}. {title}
              </p>
              <ol className={classes.attempts}>
                {attempts.map((attempt) => (
                  <AttemptLine key={attempt._id} attempt={attempt} counting={counts?.attempt ?? null} />
                ))}
              </ol>
            </li>
          ))}
      </ul>
    </details>
  )
}
