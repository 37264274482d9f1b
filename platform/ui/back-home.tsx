import { useTranslations } from 'use-intl'
import { LinkAnchor } from './links.tsx'

/** Above the heading of a page that no menu has an entry for: back to where it is reached from. */
export function BackHome() {
  const t = useTranslations('ui.notFound')
  return (
    <LinkAnchor to="/" data-own-line data-back>
      {t('home')}
    </LinkAnchor>
  )
}
