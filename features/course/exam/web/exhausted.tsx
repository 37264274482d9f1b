import { Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { Advance } from './advance.tsx'
import heading from './heading.module.css'
import { ExamHeading } from './heading.tsx'
import result from './result.module.css'

/** Every attempt is used: the module, and the result that counts; where the address names none, the refusal and the modules. */
export function Exhausted() {
  const t = useTranslations('exam')
  const title = t('errors.attempts-exhausted.title')
  const { module: id = '' } = useSearch({ strict: false })
  const course = useSide({ ...progressQuery(), enabled: id !== '' })
  // One place for the button: it does not become another one under a finger.
  const isAwaited = useAwaiting(course)
  const module = course.data?.modules.find((one) => one.id === id)
  const standing = course.data?.currentProgress?.moduleProgresses.find((one) => one.module === id)
  const counts = standing?.exam.counts
  useOwnTitle(isAwaited ? undefined : module && counts ? `${t('title')} · ${t('ofModule', module)}` : title)
  if (isAwaited) return <TextSkeleton lines={5} />
  if (!module || !counts)
    return (
      <>
        <Title order={1} className={heading.heading}>
          <span className={heading.word}>{t('title')}</span> {title}
        </Title>
        <EmptyState line="stops">
          <Text>{t('errors.attempts-exhausted.text')}</Text>
          <LinkButton to="/modules">{t('toModules')}</LinkButton>
        </EmptyState>
      </>
    )
  return (
    <>
      <ExamHeading module={module} />
      <section className={result.quiet} data-apart>
        {course.data && <Advance course={course.data} />}
        <div className={result.halves}>
          <div>
            {counts.passed && (
              <p className={result.verdict}>
                <Tick size={26} /> {t('receipt.passed')}
              </p>
            )}
            <p className={result.points}>
              <strong>{t('receipt.points', counts)}</strong> <span>{t('receipt.of')}</span>
            </p>
          </div>
          <div className={result.way}>
            <Text fw={600}>{title}.</Text>
            <Text>{t('errors.attempts-exhausted.text')}</Text>
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
    </>
  )
}
