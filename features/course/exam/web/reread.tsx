import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Closed } from './closed.ts'
import classes from './reread.module.css'

/** After a failed attempt: where what was missed is taught. Nothing after a passed one. */
export function Reread({ lessons }: { lessons: Closed['receipt']['reread'] }) {
  const t = useTranslations('exam.receipt')
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="reread">
      <Title order={2} id="reread" size="h3">
        {t('reread')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('rereadWhy', { count: lessons.length })}
      </Text>
      <ul className={classes.lessons}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <Link to="/lessons/$id" params={{ id }} className={classes.lesson}>
              {title}
              <ChevronRight size="1.25em" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
