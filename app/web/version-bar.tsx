import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '#platform/web/store.ts'
import { newVersion, takeNewVersion } from '#platform/web/worker.ts'
import classes from './bar.module.css'

/** Offers a new version, and nothing more: who goes on gets it at their next visit. Not there in an exam. */
export function VersionBar() {
  const t = useTranslations('app.newVersion')
  const worker = useStore(newVersion)
  const [later, setLater] = useState<ServiceWorker | null>(null)
  if (!worker || worker === later) return null
  return (
    <aside className={classes.bar} data-version aria-label={t('label')}>
      <p role="status">{t('text')}</p>
      <div className={classes.acts}>
        <Button size="compact-sm" onClick={takeNewVersion}>
          {t('take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setLater(worker)}>
          {t('later')}
        </Button>
      </div>
    </aside>
  )
}
