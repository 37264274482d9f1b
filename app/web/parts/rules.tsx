import { Button, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Label } from '#platform/ui/label.tsx'
import { ListHead } from '#platform/ui/list-head.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { TitleRow } from '#platform/ui/title-row.tsx'
import classes from './parts.module.css'
import { Section } from './section.tsx'

/** Which of several parts is taken when: one for each purpose. */
export function RuleParts() {
  const t = useTranslations('parts.rules')
  const tl = useTranslations('parts.list')
  return (
    <Section title={t('title')}>
      <Rule name="tab">
        <StatesOfSample />
      </Rule>
      <Rule name="list">
        <ListHead
          title={tl('title')}
          level={2}
          counted={tl('counted', { count: 3 })}
          tools={<Button variant="default">{tl('export')}</Button>}
        />
      </Rule>
      <Rule name="page">
        <TitleRow title={<Title order={3}>{tl('title')}</Title>}>
          <Button>{tl('export')}</Button>
        </TitleRow>
      </Rule>
      <Rule name="save">
        <SaveBar changed={2} missing={1} onDiscard={() => undefined} />
      </Rule>
      <Rule name="button">
        <div className={classes.row}>
          <Button>{t('primary')}</Button>
          <Button variant="default">{t('secondary')}</Button>
          <Button variant="subtle">{t('quiet')}</Button>
        </div>
      </Rule>
      <Rule name="tag">
        <div className={classes.row}>
          <Tag kind="open">{tl('states.WAITING')}</Tag>
          <Tag kind="good">{tl('states.ACCEPTED')}</Tag>
          <Label>{t('topic')}</Label>
        </div>
      </Rule>
      <Rule name="date">
        <DateOfSample />
      </Rule>
    </Section>
  )
}

type RuleName = 'tab' | 'list' | 'page' | 'save' | 'button' | 'tag' | 'date'

function Rule({ name, children }: { name: RuleName; children: ReactNode }) {
  const t = useTranslations('parts.rules')
  return (
    <div>
      {children}
      <p>{t(name)}</p>
    </div>
  )
}

function StatesOfSample() {
  const t = useTranslations('parts.list')
  const [chosen, setChosen] = useState<readonly ('WAITING' | 'ACCEPTED')[]>(['WAITING'])
  return (
    <StateTabs
      label={t('status')}
      options={(['WAITING', 'ACCEPTED'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

function DateOfSample() {
  const t = useTranslations('parts.rules')
  const { control } = useForm({ defaultValues: { deadline: '2027-02-05T23:59' } })
  return <MomentField control={control} name="deadline" label={t('deadline')} required />
}
