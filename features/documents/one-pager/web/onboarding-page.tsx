import { Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Page } from '#platform/ui/page.tsx'
import { Plan } from '#platform/ui/plan.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import { onePager } from '../calls.ts'
import { standingQuery } from './calls.ts'
import classes from './one-pager.module.css'

const steps = ['course', 'idea', 'pdf', 'final'] as const

/** What a one-pager is and how it is handed in, before the first visit of its page (spec 2, decision O0). */
export function OnboardingPage() {
  const t = useTranslations('one-pager.onboarding')
  const moment = useMoment()
  const navigate = useNavigate()
  const { run, busy } = useAct(onePager.onboard, {
    done: async () => {
      // With the old answer the page would lead back here.
      await askAgain(onePager.standing)
      return navigate({ to: '/one-pager', replace: true })
    },
  })
  return (
    <Page width="reading">
      <Loaded query={standingQuery()} heading={t('title')} lines={12}>
        {({ deadline, missing }) => (
          <>
            <Title order={1}>{t('title')}</Title>
            <Text className={classes.lead}>{t('lead')}</Text>
            <Text className={classes.deadline}>{t('deadline', { date: moment(deadline) })}</Text>
            <Plan
              steps={steps.map((step) => ({
                title: t(`steps.${step}.title`),
                text:
                  step === 'course'
                    ? t('steps.course.text', { count: missing.length })
                    : t(`steps.${step}.text`),
                isDone: step === 'course' && missing.length === 0,
              }))}
            />
            <ActButton size="lg" onClick={() => run({ body: {} })} busy={busy}>
              {t(missing.length > 0 ? 'understood' : 'begin')}
            </ActButton>
          </>
        )}
      </Loaded>
    </Page>
  )
}
