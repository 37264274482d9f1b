import { Text, Title, VisuallyHidden } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { useMoment } from '#platform/ui/moment.ts'
import { daysBetween } from '#platform/web/budapest-time.ts'
import classes from './deadline.module.css'

/** How long the semester still lasts; nothing before it starts and after it has ended. */
export function Deadline({ progress: { phase, endsAt } }: { progress: Progress }) {
  const t = useTranslations('dashboard.deadline')
  const format = useFormatter()
  const moment = useMoment()
  if (phase !== 'running') return null
  const end = new Date(endsAt)
  const days = daysBetween(new Date(), end)
  return (
    <section className={classes.card} aria-labelledby="deadline">
      <p className={classes.days} aria-hidden="true">
        {format.number(days)}
      </p>
      <div>
        <Title order={2} id="deadline" size="h4">
          <VisuallyHidden>{days > 0 && format.number(days)}</VisuallyHidden> {t('days', { count: days })}
        </Title>
        <Text c="dimmed">{t('end', { date: moment(end) })}</Text>
      </div>
    </section>
  )
}
