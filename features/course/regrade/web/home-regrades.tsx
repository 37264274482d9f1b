import { Button, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import { type Notice as Changed, regrade } from '../calls.ts'
import { type ChangedAttempt, changedAttempts } from './changed-attempts.ts'
import classes from './home-regrades.module.css'

interface Props {
  notices: readonly Changed[]
}

/** On the home page: results that were changed by rulings, until they were seen; all of them are in one box. */
export default function HomeRegrades({ notices }: Props) {
  const t = useTranslations('regrade.home')
  const act = useAct(regrade.seen)
  const groups = changedAttempts(notices)
  async function see() {
    for (const { _id: id } of notices) await act.run({ params: { id } })
    // Asked once, so that no line goes before the others.
    await askAgain(regrade.own, course.progress)
  }
  return (
    <Notice kind="note">
      <Text fw={600}>{t('lead', { count: groups.flat().length })}</Text>
      {groups.map((attempts) => (
        <Fragment key={attempts[0]?.id}>
          {attempts.map((attempt) => (
            <Line key={attempt.id} attempt={attempt} />
          ))}
          {attempts[0]?.reasons.map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </Fragment>
      ))}
      <Button className={classes.seen} variant="default" loading={act.busy} onClick={() => void see()}>
        {t('seen')}
      </Button>
    </Notice>
  )
}

function Line({ attempt: { id, module, number, before, after } }: { attempt: ChangedAttempt }) {
  const t = useTranslations('regrade.home')
  return (
    <LinkAnchor to="/tests/$moduleId" params={{ moduleId: module.id }} search={{ attempt: id }} data-own-line>
      {t(before.points === after.points ? 'same' : 'changed', {
        title: module.title,
        number: String(number),
        before: before.points,
        after: after.points,
      })}
    </LinkAnchor>
  )
}
