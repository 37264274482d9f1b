import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Dashboard } from '../calls.ts'
import { Block } from './block.tsx'
import classes from './line-figures.module.css'

/** From this share on it is said that students have not completed a module. */
const NOTABLE = 0.2

/** Where students stand on the line from start to finish: by how many modules they have completed. */
export function LineFigures({ dashboard: { progress, students, modules } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff.progress')
  const format = useFormatter()
  const largest = Math.max(1, ...progress)
  const asked = modules.filter(({ extra }) => !extra)
  const share = students === 0 ? 0 : (progress[0] ?? 0) / students
  const isBetween = (completed: number) => completed > 0 && completed < progress.length - 1
  const nameOf = (completed: number) => {
    if (isBetween(completed)) return t('after', { completed })
    return t(completed === 0 ? 'start' : 'finish')
  }
  return (
    <Block title={t('title')} figure={`${t('finish')}: ${format.number(progress.at(-1) ?? 0)}`} isWide>
      <ol className={classes.line} aria-label={t('title')}>
        {progress.map((value, completed) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is told by its place
          <li key={completed} style={{ '--share': value / largest } as CSSProperties}>
            <span className={classes.value}>{format.number(value)}</span>
            <span className={classes.bar} aria-hidden="true" />
            <span className={classes.stop} aria-hidden="true" />
            <span className={classes.name}>{nameOf(completed)}</span>
            <span className={classes.short} aria-hidden="true">
              {isBetween(completed) ? t('short', { completed }) : nameOf(completed)}
            </span>
            {asked[completed - 1] && <span className={classes.module}>{asked[completed - 1]?.title}</span>}
          </li>
        ))}
      </ol>
      {share >= NOTABLE && (
        <Text size="sm" mt="md">
          {t('notStarted', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })}
        </Text>
      )}
    </Block>
  )
}
