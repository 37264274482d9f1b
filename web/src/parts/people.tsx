import { Group, Stack } from '@mantine/core'
import { personalities } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { PersonalityFigure } from '../personality/figure.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { PersonCell } from '../ui/person-cell.tsx'
import { Tag } from '../ui/tag.tsx'
import { persons } from './persons.ts'
import { Section } from './section.tsx'

export function PeopleParts() {
  const t = useTranslations('parts')
  const names = useTranslations('personality.names')
  const [first] = persons
  return (
    <Section title={t('people.title')}>
      <Group gap="lg">
        {first && <Avatar person={first} size="header" />}
        {first && <Avatar person={first} size="profile" />}
      </Group>
      <Stack gap="md">
        {persons.map((person) => (
          <PersonCell key={person.email} row={person} />
        ))}
      </Stack>
      <Group gap="lg">
        {personalities.map((one) => (
          <div key={one}>
            <PersonalityFigure personality={one} />
            {names(one)}
          </div>
        ))}
      </Group>
      <Group gap="sm">
        <Tag kind="open">{t('list.states.WAITING')}</Tag>
        <Tag kind="good">{t('list.states.ACCEPTED')}</Tag>
        <Tag kind="bad">{t('list.states.REJECTED')}</Tag>
        <Tag kind="quiet">{t('told.withdraw')}</Tag>
      </Group>
    </Section>
  )
}
