import { useTranslations } from 'use-intl'
import { DatedLinks } from '#platform/ui/dated-links.tsx'
import { LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { SidePart } from '#platform/ui/side.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import type { NewsItem } from '../calls.ts'
import { newestQuery } from './calls.ts'

/** The newest items on the home page; nothing where there are none. Seeing them here does not count as having read them. */
export function NewestNews() {
  const t = useTranslations('news')
  return (
    <SidePart query={newestQuery()} name={t('newest')}>
      {({ news: items }) => items.length > 0 && <Items items={items} />}
    </SidePart>
  )
}

function Items({ items }: { items: readonly NewsItem[] }) {
  const t = useTranslations('news')
  const day = useShortDay()
  const all = (
    <LinkAnchor to="/news" data-own-line>
      {t('all')}
    </LinkAnchor>
  )
  return (
    <DatedLinks title={t('newest')} all={all}>
      {items.map(({ _id, title, language, publishedAt, isUnread }) => (
        <li key={_id}>
          <NameLink to="/news" lang={language}>
            {title}
          </NameLink>
          <time dateTime={publishedAt}>{day(publishedAt)}</time>
          {isUnread && <Tag kind="open">{t('unread')}</Tag>}
        </li>
      ))}
    </DatedLinks>
  )
}
