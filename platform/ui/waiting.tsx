import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './waiting.module.css'

/** look, Loading. */
const LONG_MS = 3000

/** In the place of what is on its way: its shape, and after three seconds that it is still being tried. */
export function Waiting({ children }: { children?: ReactNode }) {
  const t = useTranslations('ui')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.place}>
      {/* Not inside what is busy: a screen reader is told of nothing there. */}
      <div role="status" className={classes.long}>
        {isLong && <p>{t('stillTrying')}</p>}
      </div>
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        {children}
      </div>
    </div>
  )
}
