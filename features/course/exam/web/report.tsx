import { Button } from '@mantine/core'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Outcome } from '#course/remark/web/outcome.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { AttemptQuestion } from '../calls.ts'
import classes from './report.module.css'

// Few readers report one: the form and all it needs come when it is opened.
const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'))

interface Props {
  attempt: string
  question: AttemptQuestion
  /** The student's last report of it. */
  report: NonNullable<AttemptQuestion['solution']>['report']
}

/** Telling the office that a question is faulty, and what it answered. */
export function Report({ attempt, question: { position }, report }: Props) {
  const t = useTranslations('exam.report')
  const day = useDay()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.report}>
      {report && (
        <>
          <p className={classes.meta}>{t('own', { date: day(report.at) })}</p>
          <p className={classes.comment} {...WRITTEN}>
            {report.comment}
          </p>
          <Outcome outcome={report} />
        </>
      )}
      {(!report || report.status === 'DONE') && (
        <Button
          className={classes.open}
          variant="subtle"
          size="compact-sm"
          leftSection={<Flag size="1.1em" aria-hidden="true" />}
          aria-label={t('openOf', { position })}
          onClick={() => setOpen(true)}
        >
          {t('open')}
        </Button>
      )}
      {isOpen && (
        <LatePart>
          <ReportDialog attempt={attempt} position={position} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </div>
  )
}
