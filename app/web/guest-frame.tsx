import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '#people/profile/web/language-switch.tsx'
import { FrontLine } from '#platform/ui/front-line.tsx'
import { FrontFacts } from './front-facts.tsx'
import classes from './guest-frame.module.css'

/** Takes the frame of index.html over: its classes and its words are the same, so that nothing moves. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('ui')
  return (
    <div className="frame-guest">
      <header className="frame-brand">
        <a href="/app/auth/login" className="frame-wordmark">
          Rajt
        </a>
        <div>
          <p className="frame-tagline">{t('tagline')}</p>
          <p className="frame-lead">{t('lead')}</p>
          <FrontFacts />
        </div>
        <FrontLine />
      </header>
      <main className="frame-form">
        <div className={classes.column}>
          <div className={classes.language}>
            <LanguageSwitch />
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
