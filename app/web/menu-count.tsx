import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import type { CountCall } from './row.ts'
import classes from './shell.module.css'

/** How much of a page is unread or waits for an answer; nothing where nothing is, and where it could not be told. */
export function MenuCount({ call }: { call: CountCall }) {
  const t = useTranslations('app')
  const { data } = useSide(queryOf(call))
  if (!data) return null
  const [kind, count] =
    'unread' in data ? (['unread', data.unread] as const) : (['waiting', data.waiting] as const)
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{t('menuCount', { count })}</span>
      <VisuallyHidden>{t(kind, { count })}</VisuallyHidden>
    </span>
  )
}
