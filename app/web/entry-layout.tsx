import '#platform/ui/styles-inside.ts'
import { Button } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '#people/profile/web/language-switch.tsx'
import { FrontLine } from '#platform/ui/front-line.tsx'
import { answered } from '#platform/web/answered.ts'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './entry-layout.module.css'
import { logout } from './logout.ts'
import { TestBanner } from './test-banner.tsx'

/** The way in: one thing on the screen, no menu yet. */
export function EntryLayout() {
  const t = useTranslations('ui')
  const { context } = useStore(session)
  const asked = useStore(answered)
  return (
    <QueryClientProvider client={queryClient}>
      <TestBanner />
      <header className={classes.header}>
        <p className="frame-wordmark">Rajt</p>
        <div className={classes.tools}>
          <LanguageSwitch />
          <Button variant="default" size="xs" onClick={() => logout()}>
            {t('logout')}
          </Button>
        </div>
      </header>
      <div className={classes.sides}>
        <main id="content">
          <Outlet />
        </main>
        <aside className={classes.brand} aria-hidden="true">
          <div>
            <p className="frame-tagline">{t('tagline')}</p>
            {!asked && <p className={classes.lead}>{t('lead')}</p>}
          </div>
          <div>
            {asked && <p className={classes.answered}>{t('answered', asked)}</p>}
            <FrontLine semester={context?.CURRENT_SEMESTER ?? 1} share={asked && asked.count / asked.total} />
          </div>
        </aside>
      </div>
    </QueryClientProvider>
  )
}
