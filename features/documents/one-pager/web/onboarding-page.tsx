import { Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WithDeadline } from '#platform/ui/with-deadline.tsx'
import { askAgain } from '#platform/web/query.ts'
import { type OnePagerStanding, onePager } from '../calls.ts'
import { standingQuery } from './calls.ts'
import classes from './one-pager.module.css'
import { Steps } from './steps.tsx'

/** What a one-pager is and how it is handed in, before the first visit of its page (spec 2, decision O0). */
export function OnboardingPage() {
  const t = useTranslations('one-pager.onboarding')
  return (
    <Page>
      <Loaded query={standingQuery()} heading={t('title')} lines={12}>
        {(standing) => <Onboarding standing={standing} />}
      </Loaded>
    </Page>
  )
}

function Onboarding({ standing: { deadline, missing } }: { standing: OnePagerStanding }) {
  const t = useTranslations('one-pager.onboarding')
  const to = useTranslations('one-pager')
  const isReady = missing.length === 0
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead}>{t('lead')}</Text>
      <WithDeadline name={to('until')} until={deadline}>
        <Steps missing={missing}>
          <GoOn missing={missing} />
        </Steps>
        {isReady && <Begin />}
      </WithDeadline>
    </>
  )
}

function Begin() {
  const t = useTranslations('one-pager.onboarding')
  const { see, busy } = useSeen('/one-pager')
  return (
    <div>
      <ActButton onClick={see} busy={busy}>
        {t('begin')}
      </ActButton>
    </div>
  )
}

/** What comes before a one-pager: the first module that is missing for it. */
function GoOn({ missing }: Pick<OnePagerStanding, 'missing'>) {
  const t = useTranslations('one-pager.onboarding')
  const course = useSide(progressQuery())
  const { see, busy } = useSeen('/modules')
  if (useAwaiting(course)) return <TextSkeleton lines={1} />
  const module = course.data?.modules.find(({ id }) => id === missing[0]?._id)
  // While an exam runs, its bar has the one way on.
  const isInExam = course.data?.currentProgress?.moduleProgresses.some(({ exam }) => exam.open)
  return (
    <div className={classes.acts}>
      <ActButton variant={isInExam ? 'default' : 'filled'} onClick={see} busy={busy}>
        {module ? t('toModule', module) : t('toModules')}
      </ActButton>
    </div>
  )
}

/** It has been read, and is not shown before the page again. */
function useSeen(to: '/one-pager' | '/modules') {
  const navigate = useNavigate()
  const { run, busy } = useAct(onePager.onboard, {
    done: async () => {
      // With the old answer the page would lead back here.
      await askAgain(onePager.standing)
      return navigate({ to, replace: true })
    },
  })
  return { see: () => run({ body: {} }), busy }
}
