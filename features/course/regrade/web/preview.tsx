import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Side, SideFailed } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import type { Preview } from '../calls.ts'
import { Changed } from './changed.tsx'
import classes from './regrade.module.css'

interface Props {
  preview: Side<Preview>
  /** Enough is chosen to ask for it. */
  isWhole: boolean
  /** The decision, which stands by what it does and not below whose results it changes. */
  children: ReactNode
}

/** Whose results would change, up and down, before anything does. */
export function PreviewOf({ preview, isWhole, children }: Props) {
  const t = useTranslations('regrade-staff.preview')
  return (
    <section className={classes.preview} aria-label={t('title')}>
      <h3 className={classes.heading}>{t('title')}</h3>
      <SideFailed of={preview} name={t('title')} />
      <div role="status">
        {isWhole ? preview.data && <Figures preview={preview.data} /> : <Text c="dimmed">{t('choose')}</Text>}
      </div>
      {isWhole && !preview.data && !preview.failure && <TextSkeleton lines={3} />}
      <div className={classes.decision}>{children}</div>
      {isWhole && preview.data && preview.data.changed.length > 0 && <Changed preview={preview.data} />}
    </section>
  )
}

function Figures({ preview: { up, down, kept, open, reports } }: { preview: Preview }) {
  const t = useTranslations('regrade-staff.preview')
  const isNothing = up.attempts + down.attempts === 0
  // A number that is none says nothing.
  const some = (
    key: 'passes' | 'gradesUp' | 'fails' | 'gradesDown' | 'kept' | 'open' | 'reports',
    count: number,
  ) => count > 0 && t(key, { count })
  const rise = [t('up', { count: up.attempts }), some('passes', up.passed), some('gradesUp', up.grades)]
  const fall = [
    t('down', { count: down.attempts }),
    some('fails', down.passed),
    some('gradesDown', down.grades),
  ]
  const lines = [
    ...(isNothing ? [[t('nothing')]] : [rise, fall]),
    [some('kept', kept)],
    [some('open', open)],
    [some('reports', reports)],
  ].map((words) => words.filter(Boolean).join(' '))
  return (
    <ul className={classes.figures}>
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
