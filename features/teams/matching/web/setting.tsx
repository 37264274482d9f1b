import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { SelfSaved } from '#platform/ui/self-saved.tsx'
import { settingQuery } from './calls.ts'
import classes from './matching.module.css'
import { useTurn } from './use-turn.ts'

interface Props {
  of: 'student' | 'mentor'
}

/** Whether somebody takes part in suggestions, among the settings. */
export function MatchingSetting({ of }: Props) {
  const t = useTranslations('matching.setting')
  return (
    <section className={classes.setting} aria-label={t('title')}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      <Text>{t(of)}</Text>
      <Loaded query={settingQuery()} lines={2}>
        {({ isOn }) => <Turn of={of} isOn={isOn} />}
      </Loaded>
    </section>
  )
}

function Turn({ of, isOn }: Props & { isOn: boolean }) {
  const t = useTranslations('matching.setting')
  const { run, busy } = useTurn()
  return (
    <SelfSaved isOn={isOn} busy={busy} onTurn={(next) => run({ body: { isOn: next } })}>
      {t(`label.${of}`)}
    </SelfSaved>
  )
}
