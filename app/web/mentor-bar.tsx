import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { toast } from '#platform/ui/toast.tsx'
import classes from './bar.module.css'
import { useShownPath } from './shown-path.ts'

const SETTINGS = '/settings'
/** Where it is the next step by itself. */
const HOME = '/'

/**
 * Asks a mentor whose profile is not published to publish it: told once (spec 4), and shown until it is; not where the
 * page itself says it.
 */
export function MentorBar() {
  const t = useTranslations('app.unpublished')
  const pathname = useShownPath()
  const isSaid = pathname === SETTINGS || pathname === HOME
  const isTold = useRef(false)
  useEffect(() => {
    if (isSaid || isTold.current) return
    isTold.current = true
    toast({ kind: 'info', text: t('toast') })
  }, [isSaid, t])
  if (isSaid) return null
  return (
    <aside className={classes.bar} aria-label={t('label')}>
      <p>{t('text')}</p>
      <LinkButton to={SETTINGS} search={{ tab: 'mentor' }} size="compact-sm" variant="default">
        {t('go')}
      </LinkButton>
    </aside>
  )
}
