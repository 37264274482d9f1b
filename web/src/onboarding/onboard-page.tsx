import { Text, Title } from '@mantine/core'
import { onboarding } from '@rajt/contract/onboarding'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { session, updateUser } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { OpenedLine } from '../semester/opened-line.tsx'
import { ActButton } from '../ui/act-button.tsx'
import { Page } from '../ui/page.tsx'
import { Plan } from '../ui/plan.tsx'
import { useAct } from '../ui/use-act.ts'
import classes from './onboard-page.module.css'

const steps = ['personality', 'modules', 'exams', 'onePager', 'team'] as const

/** The first page of a semester: what will happen, and one button to begin (spec 2). */
export function OnboardPage() {
  const t = useTranslations('onboarding')
  const navigate = useNavigate()
  const { user } = useStore(session)
  const { run, busy } = useAct(onboarding.onboard, {
    done: ({ user }) => {
      updateUser(user)
      return navigate({ to: user.personality ? '/' : '/personality/welcome', replace: true })
    },
  })
  return (
    <Page width="reading">
      <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" my="lg">
        {t('intro')}
      </Text>
      <OpenedLine />
      <Plan
        steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      />
      <ActButton size="lg" onClick={() => run({ body: {} })} busy={busy}>
        {t('begin')}
      </ActButton>
    </Page>
  )
}
