import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import type { Plan } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import classes from './history.module.css'
import { PlanActs } from './plan-acts.tsx'

/** Titles that are said of one plan; of the others only how many they are. */
const TITLES = 4

/** What is planned to be published, and what of that has failed: when, by whom, and what. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations('authoring-staff')
  if (plans.length === 0) return null
  return (
    <section className={classes.plans}>
      <h2 className={classes.heading}>{t('plans.title')}</h2>
      <ul className={classes.versions}>
        {plans.map((plan) => (
          <li key={plan._id}>
            {plan.status === 'FAILED' ? <Failed plan={plan} /> : <Waiting plan={plan} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useTitles() {
  const t = useTranslations('authoring-staff')
  return ({ things }: Plan) => {
    const titles = things.slice(0, TITLES).map(({ title }) => title || t('untitled'))
    return t('plans.titles', { titles: titles.join(', '), more: things.length - titles.length })
  }
}

function Waiting({ plan }: { plan: Plan }) {
  const titles = useTitles()(plan)
  return (
    <div className={classes.version}>
      <PlanWords plan={plan} titles={titles} />
      <div className={classes.acts}>
        <PlanActs plan={plan} named={titles} />
      </div>
    </div>
  )
}

function PlanWords({ plan, titles }: { plan: Plan; titles: string }) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  return (
    <div className={classes.words}>
      <strong>{moment(plan.at)}</strong>
      <p className={classes.facts}>{titles}</p>
      <Text c="dimmed">
        <Dotted parts={[t('history.by', plan.plannedBy), plan.why]} />
      </Text>
    </div>
  )
}

function Failed({ plan }: { plan: Plan }) {
  const t = useTranslations('authoring-staff')
  const titles = useTitles()(plan)
  const { run, busy } = useAct(publishingPlan.cancel, { invalidates: [publishingPlan.list] })
  return (
    <Notice kind="problem">
      <Text fw={600}>{t('plans.failed')}</Text>
      <PlanWords plan={plan} titles={titles} />
      <Text>{plan.problem}</Text>
      <Text mb="sm">{t('plans.failedNext')}</Text>
      <Button
        variant="default"
        loading={busy}
        aria-label={t('plans.readOne', { titles })}
        onClick={() => run({ params: { id: plan._id } })}
      >
        {t('plans.read')}
      </Button>
    </Notice>
  )
}

/** On the page of a draft that waits for its time. */
export function PlannedNotice({ plan }: { plan: Plan }) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  return (
    <Notice kind="note">
      <Text fw={600}>{t('plans.notice', { at: moment(plan.at) })}</Text>
      <Text>{t('plans.noticeRule', { count: plan.things.length - 1 })}</Text>
      <Text c="dimmed" mb="sm">
        <Dotted parts={[t('history.by', plan.plannedBy), plan.why]} />
      </Text>
      <div className={classes.acts}>
        <PlanActs plan={plan} />
      </div>
    </Notice>
  )
}
