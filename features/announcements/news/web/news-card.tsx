import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useShortMoment } from '#platform/ui/moment.ts'
import { RichText } from '#platform/ui/rich-text.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { NewsItem } from '../calls.ts'
import classes from './news.module.css'

const NewsActs = lazyComponent(() => import('./news-acts.tsx'))

/** One item as its readers see it, with the acts of those who may change it. */
export function NewsCard({ item, isNew }: { item: NewsItem; isNew: boolean }) {
  const t = useTranslations('news')
  const moment = useShortMoment()
  const { title, html, language, image, publishedAt, editedAt, can } = item
  return (
    <article className={classes.item} data-row={item._id} aria-labelledby={`news-${item._id}`}>
      <p className={classes.when}>
        {isNew && <Tag kind="open">{t('unread')}</Tag>}
        <time dateTime={publishedAt}>{moment(publishedAt)}</time>
        {editedAt && <span>· {t('edited', { date: moment(editedAt) })}</span>}
      </p>
      <Title order={2} id={`news-${item._id}`} lang={language} className={classes.title}>
        {title}
      </Title>
      {image && <img className={classes.image} src={image.url} alt={image.text} lang={language} />}
      <div lang={language} className={classes.text}>
        <RichText html={html} />
      </div>
      {(can.edit || can.remove) && <NewsActs item={item} />}
    </article>
  )
}
