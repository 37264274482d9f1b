import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '../profile/language-switch.tsx'
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
        </div>
        <Track />
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

/** The way from the start line through seven modules: decoration only. */
function Track() {
  const stops = [40, 150, 250, 342, 426, 504, 574]
  return (
    <svg className={classes.track} viewBox="0 0 640 150" aria-hidden="true">
      <path
        d="M40 118 C 180 118 190 40 320 52 S 470 118 640 26"
        fill="none"
        stroke="#5ff0a6"
        strokeWidth="3"
      />
      {stops.map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={[118, 103, 61, 54, 72, 84, 60][i]}
          r={i === 0 ? 13 : 7}
          fill={i === 0 ? '#5ff0a6' : '#0b3d28'}
          stroke="#5ff0a6"
          strokeWidth="3"
        />
      ))}
    </svg>
  )
}
