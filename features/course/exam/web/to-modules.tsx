import { useTranslations } from 'use-intl'
import { BackLink } from '#platform/ui/links.tsx'
import classes from './to-modules.module.css'

/** Above the heading of an exam's page that is not under way: the page has no menu. */
export function ToModules() {
  const t = useTranslations('exam')
  return <BackLink to="/modules">{t('modules')}</BackLink>
}

/** Its room alone, for nobody to see, hear or reach. */
export const ToModulesRoom = () => (
  <div className={classes.room}>
    <ToModules />
  </div>
)
