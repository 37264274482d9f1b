import { useTranslations } from 'use-intl'
import { BackLink } from './links.tsx'

/** Above the heading of a page that no menu has an entry for: back to where it is reached from. */
export function BackHome() {
  const t = useTranslations('ui')
  return <BackLink to="/">{t('dashboard')}</BackLink>
}
