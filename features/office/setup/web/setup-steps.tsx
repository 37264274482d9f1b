import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RegistrationSwitch } from '#office/settings/web/registration-switch.tsx'
import { TryMail } from '#people/mail/web/try-mail.tsx'
import { ActButton } from '#platform/ui/act-button.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { type Side, SideFailed } from '#platform/ui/side.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type Setup, setup } from '../calls.ts'
import classes from './setup.module.css'

type Step = Setup['steps'][number]

const kinds = { OPEN: 'open', DONE: 'good', ASIDE: 'quiet' } as const

/** What a new programme still needs, on the office's home page until it is all seen to. */
export default function SetupSteps({ side }: { side: Side<Setup> }) {
  const t = useTranslations('setup-staff')
  const { run, busy } = useAct(setup.finish, {
    invalidates: [setup.steps],
    done: () => toast({ kind: 'success', text: t('finished') }),
  })
  const { data } = side
  if (!data) return <SideFailed of={side} name={t('title')} />
  const left = data.steps.filter(({ state }) => state === 'OPEN').length
  return (
    <section className={classes.list} aria-labelledby="setup">
      <Title order={2} id="setup" size="h3">
        {t('title')}
      </Title>
      <Text className={classes.intro} role="status">
        {t('left', { count: left })}
      </Text>
      <BoxedRows>
        {data.steps.map((one) => (
          <StepRow key={one.step} one={one} />
        ))}
      </BoxedRows>
      {left === 0 && (
        <ActButton busy={busy} mt="md" onClick={() => run({})}>
          {t('finish')}
        </ActButton>
      )}
    </section>
  )
}

function StepRow({ one }: { one: Step }) {
  const t = useTranslations('setup-staff')
  const { step, state } = one
  return (
    <li>
      <div className={classes.words}>
        <span className={classes.head}>
          {t(`steps.${step}.title`)} <Tag kind={kinds[state]}>{t(`states.${state}`)}</Tag>
        </span>
        {state === 'OPEN' && <Text size="sm">{t(`steps.${step}.what`)}</Text>}
        {state === 'OPEN' && step === 'mail' && <TryMail invalidates={[setup.steps]} />}
      </div>
      <Acts one={one} />
    </li>
  )
}

function Acts({ one: { step, state, isLookedAt } }: { one: Step }) {
  const t = useTranslations('setup-staff')
  const { run, busy } = useAct(setup.mark, { invalidates: [setup.steps] })
  const mark = (as: Step['state']) => run({ params: { step }, body: { as } })
  const name = t(`steps.${step}.title`)
  if (state === 'DONE') return null
  return (
    <div className={classes.acts}>
      {state === 'OPEN' && <Way step={step} />}
      {state === 'OPEN' && isLookedAt && (
        <ActButton
          variant="default"
          size="sm"
          busy={busy}
          aria-label={t('rightOf', { name })}
          onClick={() => mark('DONE')}
        >
          {t('right')}
        </ActButton>
      )}
      <ActButton
        variant="subtle"
        size="sm"
        busy={busy}
        aria-label={t(state === 'OPEN' ? 'asideOf' : 'againOf', { name })}
        onClick={() => mark(state === 'OPEN' ? 'ASIDE' : 'OPEN')}
      >
        {t(state === 'OPEN' ? 'aside' : 'again')}
      </ActButton>
    </div>
  )
}

const tabs = {
  name: 'profile',
  controller: 'semester',
  dates: 'semester',
  universities: 'universities',
  coordinators: 'people',
} as const

/** Where a step is seen to. */
function Way({ step }: Pick<Step, 'step'>) {
  const t = useTranslations('setup-staff.ways')
  if (step === 'mail') return null
  if (step === 'registration') return <RegistrationSwitch isOpen={false} invalidates={[setup.steps]} />
  if (step === 'course') return <LinkAnchor to="/modules">{t('course')}</LinkAnchor>
  return (
    <LinkAnchor to="/settings" search={{ tab: tabs[step] }}>
      {t(step)}
    </LinkAnchor>
  )
}
