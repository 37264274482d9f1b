import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { toast } from '#platform/ui/toast.tsx'
import classes from './bar.module.css'
import { useShownPath } from './shown-path.ts'

const SETTINGS = '/settings'
/** Where it is the next step by itself. */
const HOME = '/'

/** Asks a mentor whose profile is not published to publish it: told once on the home page (spec 4), and shown on the others. */
export function MentorBar() {
  const t = useTranslations('app.unpublished')
  const pathname = useShownPath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each start, not for each page or language
  useEffect(() => {
    if (pathname === HOME) toast({ kind: 'info', text: t('toast') })
  }, [])
  if (pathname === SETTINGS || pathname === HOME) return null
  return (
    <aside className={classes.bar} aria-label={t('label')}>
      <p>{t('text')}</p>
      <LinkButton to={SETTINGS} search={{ tab: 'mentor' }} size="compact-sm" variant="default">
        {t('go')}
      </LinkButton>
    </aside>
  )
}
