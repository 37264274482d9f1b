import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import type { UnreadCall } from './row.ts'
import classes from './shell.module.css'

/** How much is new on a page; nothing where nothing is, and where it could not be told. */
export function Unread({ call }: { call: UnreadCall }) {
  const t = useTranslations('app')
  const { data } = useSide(queryOf(call))
  if (!data?.unread) return null
  return (
    <span className={classes.unread}>
      <span aria-hidden="true">{t('unreadCount', { count: data.unread })}</span>
      <VisuallyHidden>{t('unread', { count: data.unread })}</VisuallyHidden>
    </span>
  )
}
