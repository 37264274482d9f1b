import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { Tag } from '#platform/ui/tag.tsx'
import type { Ruling } from '../calls.ts'
import classes from './regrade.module.css'

/** What was ruled of a question, the newest first: what, why, by whom, and what it changed. */
export function Rulings({ rulings }: { rulings: readonly Ruling[] }) {
  const t = useTranslations('regrade-staff')
  return (
    <>
      <h3 className={classes.heading}>{t('history')}</h3>
      {rulings.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ol className={classes.rulings} aria-live="polite">
        {rulings.map((ruling) => (
          <li key={ruling._id}>
            <One ruling={ruling} />
          </li>
        ))}
      </ol>
    </>
  )
}

function One({ ruling }: { ruling: Ruling }) {
  const t = useTranslations('regrade-staff')
  const moment = useShortMoment()
  const language = useLocale().startsWith('hu') ? 'hu' : 'en'
  const { kind, versions, answers, lowers, reasons, madeAt, madeBy, finishedAt } = ruling
  const state = finishedAt === null ? 'running' : ruling.isInForce ? 'inForce' : 'replaced'
  const tags = { running: 'open', inForce: 'good', replaced: 'quiet' } as const
  const facts = [
    moment(madeAt),
    t('by', madeBy),
    t('ofVersions', { count: versions.length, numbers: versions.join(', ') }),
  ]
  return (
    <>
      <p className={classes.ruled}>
        <strong>
          <Dotted parts={[t(`kinds.${kind}`), ...answers]} />
        </strong>{' '}
        <Tag kind={tags[state]}>{t(`states.${state}`)}</Tag>
      </p>
      <p className={classes.facts}>
        <Dotted parts={facts} />
      </p>
      <Text>{reasons[language]}</Text>
      <p className={classes.facts}>
        <span>
          {finishedAt === null
            ? t('progress', { done: ruling.studentsDone, of: ruling.students })
            : t('changed', { up: ruling.up, down: ruling.down })}
        </span>{' '}
        {lowers && <span>{t('strict')}</span>}
      </p>
    </>
  )
}
