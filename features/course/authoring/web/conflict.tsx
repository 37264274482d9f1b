import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import classes from './history.module.css'
import { linesOf } from './lines.ts'
import type { DraftSheet } from './use-draft.ts'

/** Somebody else has saved meanwhile: both texts are there, and one of them is chosen. */
export function Conflict({ sheet: { other, written, settle } }: { sheet: DraftSheet }) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  if (!other) return null
  const own = new Set(linesOf(written))
  const theirs = linesOf(other.written).filter((line) => !own.has(line))
  return (
    <Notice kind="problem">
      <Text fw={600}>
        {t('conflict.title', {
          name: other.changedBy ? `${other.changedBy.surname} ${other.changedBy.firstname}` : '',
          at: moment(other.changedAt),
        })}
      </Text>
      <Text>{t('conflict.lead')}</Text>
      {theirs.map((line) => (
        <p key={line} className={classes.line} data-differs>
          {line}
        </p>
      ))}
      <Button variant="default" mr="sm" onClick={() => settle('theirs')}>
        {t('conflict.theirs')}
      </Button>
      <Button variant="default" onClick={() => settle('mine')}>
        {t('conflict.mine')}
      </Button>
    </Notice>
  )
}
