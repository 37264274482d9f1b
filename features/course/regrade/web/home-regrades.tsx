import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type Notice as Changed, regrade } from '../calls.ts'
import classes from './home-regrades.module.css'

/** On the home page: results that were changed by a ruling, until they were seen. */
export default function HomeRegrades({ notices }: { notices: readonly Changed[] }) {
  return notices.map((notice) => <One key={notice._id} notice={notice} />)
}

function One({ notice: { _id: id, module, reason, attempts } }: { notice: Changed }) {
  const t = useTranslations('regrade.home')
  const act = useAct(regrade.seen, { invalidates: [regrade.own, course.progress] })
  return (
    <Notice kind="note">
      <Text fw={600}>{t('lead')}</Text>
      {attempts.map(({ id: attempt, number, before, after }) => (
        <LinkAnchor
          key={attempt}
          to="/tests/$moduleId"
          params={{ moduleId: module.id }}
          search={{ attempt }}
          data-own-line
        >
          {t(before.points === after.points ? 'same' : 'changed', {
            title: module.title,
            number: String(number),
            before: before.points,
            after: after.points,
          })}
        </LinkAnchor>
      ))}
      <Text>{reason}</Text>
      <Button
        className={classes.seen}
        variant="default"
        loading={act.busy}
        onClick={() => act.run({ params: { id } })}
      >
        {t('seen')}
      </Button>
    </Notice>
  )
}
