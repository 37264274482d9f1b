import { Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { testMinutes } from '#course/personality/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Plan } from '#platform/ui/plan.tsx'
import { SidePart, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { Waiting } from '#platform/ui/waiting.tsx'
import { queryOf } from '#platform/web/query.ts'
import { session, updateUser } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { OpenedLine, openedQuery } from '#programme/programme/web/opened-line.tsx'
import { onboarding, type SemesterPlan } from '../calls.ts'
import classes from './onboard-page.module.css'

/** What each semester asks, in its order (spec 2). */
const steps = {
  1: ['modules', 'exams', 'onePager', 'team'],
  2: ['modules', 'project', 'teamNow', 'mentor', 'report'],
} as const

const planQuery = queryOf(onboarding.plan)

const MINUTES = 60
/** About as many lines as the plan has. */
const LINES = 12

/** The first page of a semester: what will happen, and one button to begin (spec 2). */
export function OnboardPage() {
  const t = useTranslations('onboarding')
  const navigate = useNavigate()
  const { user, context } = useStore(session)
  const { run, busy } = useAct(onboarding.onboard, {
    done: ({ user }) => {
      updateUser(user)
      return navigate({ to: user.personality ? '/' : '/personality/welcome', replace: true })
    },
  })
  // Together: what came later would move what is there.
  const isAwaited = useAwaiting(useSide(planQuery), useSide(openedQuery()))
  return (
    <Page width="reading">
      <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
      <Title order={1}>{t(context?.CURRENT_SEMESTER === 2 ? 'titleSecond' : 'title')}</Title>
      <Text size="lg" my="lg">
        {t('intro')}
      </Text>
      {isAwaited ? (
        <PlanWaiting />
      ) : (
        <>
          <OpenedLine />
          <SidePart query={planQuery} name={t('plan')}>
            {(plan) => <Steps plan={plan} hasType={Boolean(user?.personality)} />}
          </SidePart>
          <div className={classes.begin}>
            <ActButton size="lg" onClick={() => run({ body: {} })} busy={busy}>
              {t('begin')}
            </ActButton>
          </div>
        </>
      )}
    </Page>
  )
}

const PlanWaiting = () => (
  <Waiting>
    <TextSkeleton lines={LINES} />
  </Waiting>
)

const hoursOf = (minutes: number) => Math.max(1, Math.round(minutes / MINUTES))

/** Whoever has a type already takes no test. */
function Steps({ plan, hasType }: { plan: SemesterPlan; hasType: boolean }) {
  const t = useTranslations('onboarding.steps')
  const { number, modules, readingMinutes, workMinutes, examAttempts, statements } = plan
  const numbers = {
    modules,
    reading: hoursOf(readingMinutes),
    work: hoursOf(workMinutes),
    attempts: examAttempts,
    statements,
    minutes: testMinutes(statements),
  }
  const shown = hasType ? steps[number] : (['personality', ...steps[number]] as const)
  return (
    <Plan
      steps={shown.map((step) => ({
        title: t(`${step}.title`, numbers),
        text: t(`${step}.text`, numbers),
      }))}
    />
  )
}
