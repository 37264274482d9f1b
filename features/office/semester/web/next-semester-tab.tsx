import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { type SemesterInfo, semester } from '../calls.ts'
import classes from './next-semester.module.css'
import { OpenDialog } from './open-dialog.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { settingDates } from './prepare-form.ts'

const LOADING_MS = 2_000

/** What comes after the current semester: prepared at leisure, opened in one act (decision S1). */
export default function NextSemesterTab() {
  return (
    <Loaded query={queryOf(semester.all)} skeleton={<TextSkeleton lines={3} />}>
      {({ semesters }) => <Next semesters={semesters} />}
    </Loaded>
  )
}

function Next({ semesters }: { semesters: readonly SemesterInfo[] }) {
  const t = useTranslations('semester-staff')
  const [asked, setAsked] = useState<'prepare' | 'open' | null>(null)
  const current = semesters.find(({ isCurrent }) => isCurrent)
  const next = semesters.find(({ openedAt }) => openedAt === null)
  // Its course comes in a job; until it is there, the page looks again.
  useQuery({ ...queryOf(semester.all), refetchInterval: next?.modules === 0 && LOADING_MS })
  if (!current) return null
  const close = () => setAsked(null)
  return (
    <section className={classes.next}>
      {next ? <Prepared next={next} /> : <Text c="dimmed">{t('hint')}</Text>}
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setAsked('prepare')}>
          {next ? t('change') : t('prepare')}
        </Button>
        {next && next.modules > 0 && (
          <Button onClick={() => setAsked('open')}>{t('open', { key: next.key })}</Button>
        )}
      </div>
      {asked === 'prepare' && <PrepareDialog current={current} next={next} onClose={close} />}
      {asked === 'open' && next && <OpenDialog current={current} next={next} onClose={close} />}
    </section>
  )
}

function Prepared({ next }: { next: SemesterInfo }) {
  const t = useTranslations('semester-staff')
  const tp = useTranslations('settings-staff')
  const moment = useMoment()
  return (
    <Facts>
      <Fact name={t('key')}>{next.key}</Fact>
      <Fact name={t('course')}>
        {next.modules > 0 ? t('modules', { count: next.modules }) : <span role="status">{t('loading')}</span>}
      </Fact>
      {settingDates.map((name) => {
        const at = next[name]
        return (
          at !== null && (
            <Fact key={name} name={tp(name)}>
              {moment(at)}
            </Fact>
          )
        )
      })}
    </Facts>
  )
}
