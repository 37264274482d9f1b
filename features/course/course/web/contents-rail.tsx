import { useTranslations } from 'use-intl'
import classes from './rails.module.css'

interface Props {
  headings: readonly { id: string; title: string }[]
  current: string | null
  minutesLeft: number
}

/** Beside a lesson, where there is room: its headings, the one being read marked, and the time that is left. */
export function ContentsRail({ headings, current, minutesLeft }: Props) {
  const t = useTranslations('course.lesson')
  return (
    <nav className={classes.rail} aria-label={t('contents')}>
      <p className={classes.title}>{t('contents')}</p>
      <ol className={classes.contents}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <p className={classes.left}>{minutesLeft > 0 ? t('left', { count: minutesLeft }) : t('atEnd')}</p>
    </nav>
  )
}
