import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { SelfSaved } from '#platform/ui/self-saved.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { mentoredProject } from '../calls.ts'
import classes from './mentored-project.module.css'

/** Whether the mentor of one's team sees one's address, among the settings (decision Y2). */
export function ContactSetting() {
  const t = useTranslations('mentored-project.contactSetting')
  return (
    <section className={classes.setting} aria-label={t('title')}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <Loaded query={queryOf(mentoredProject.contact)} lines={2}>
        {({ isShown }) => <Turn isShown={isShown} />}
      </Loaded>
    </section>
  )
}

function Turn({ isShown }: { isShown: boolean }) {
  const t = useTranslations('mentored-project.contactSetting')
  const { run, busy } = useAct(mentoredProject.setContact, { invalidates: [mentoredProject.contact] })
  return (
    <SelfSaved isOn={isShown} busy={busy} onTurn={(next) => run({ body: { isShown: next } })}>
      {t('label')}
    </SelfSaved>
  )
}
