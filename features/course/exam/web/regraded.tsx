import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useDay } from '#platform/ui/moment.ts'
import type { Attempt } from '../calls.ts'
import classes from './regraded.module.css'

type Regrades = NonNullable<Attempt['receipt']>['regrades']

/** Beside the result of an attempt: what it was at first, each new result, and why. */
export default function Regraded({ regrades }: { regrades: Regrades }) {
  const t = useTranslations('exam-regraded.result')
  const day = useDay()
  const [first] = regrades
  if (!first) return null
  return (
    <section className={classes.regraded} aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <ol>
        <li>
          <strong>{t('before')}</strong> <ResultWords result={first.before} />
        </li>
        {regrades.map(({ at, reason, position, before, after }, i) => (
          // Known by its place: two may be of one moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>
            <strong>{t('after', { date: day(at) })}</strong> <ResultWords result={after} />
            {before.earned !== after.earned && (
              <p>
                {t('question', { position: String(position), before: before.earned, after: after.earned })}
              </p>
            )}
            <p>{reason}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ResultWords({ result: { points, passed } }: { result: Regrades[number]['before'] }) {
  const t = useTranslations('exam-regraded.result')
  return <span>{t('points', { points, passed: String(passed) })}</span>
}
