import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Advance } from './advance.tsx'
import result from './result.module.css'

/** Every attempt is used: the result that counts, as its receipt shows it; the modules, where the address names none. */
export function Exhausted() {
  const t = useTranslations('exam')
  const { module: id = '' } = useSearch({ strict: false })
  const course = useSide({ ...progressQuery(), enabled: id !== '' })
  // One place for the button: it does not become another one under a finger.
  if (useAwaiting(course)) return <TextSkeleton lines={5} />
  const module = course.data?.modules.find((one) => one.id === id)
  const standing = course.data?.currentProgress?.moduleProgresses.find((one) => one.module === id)
  const counts = standing?.exam.counts
  const text = <Text>{t('errors.attempts-exhausted.text')}</Text>
  if (!module || !counts)
    return (
      <EmptyState line="stops">
        {text}
        <LinkButton to="/modules">{t('toModules')}</LinkButton>
      </EmptyState>
    )
  return (
    <section className={result.quiet} data-apart aria-labelledby="exhausted">
      {course.data && <Advance course={course.data} />}
      <div className={result.halves}>
        <div>
          <h2 id="exhausted" className={result.verdict}>
            {t('ofModule', module)}
          </h2>
          <p className={result.points}>
            <strong>{t('receipt.points', counts)}</strong> <span>{t('receipt.of')}</span>
          </p>
        </div>
        <div className={result.way}>
          {text}
          <LinkButton
            to="/tests/$moduleId"
            params={{ moduleId: id }}
            search={{ attempt: counts.attempt }}
            mt="xs"
          >
            {t('arrival.receipt')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
