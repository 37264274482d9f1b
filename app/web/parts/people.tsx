import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PersonalityFigure } from '#course/personality/web/figure.tsx'
import { personalities } from '#platform/contract/parts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { PersonHead } from '#platform/ui/person-head.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { persons } from './persons.ts'
import { Section } from './section.tsx'

export function PeopleParts() {
  const t = useTranslations('parts')
  const names = useTranslations('ui.types')
  const [first] = persons
  return (
    <Section title={t('people.title')}>
      <Group gap="lg">
        {first && <Avatar person={first} size="header" />}
        {first && <Avatar person={first} size="profile" />}
      </Group>
      {first && (
        <PersonHead person={first} acts={<Button variant="default">{t('told.withdraw')}</Button>}>
          {t('fields.universities.szeged')}
        </PersonHead>
      )}
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
      {first && (
        <Facts>
          <Fact name={t('fields.email')}>{first.email}</Fact>
          <Fact name={t('fields.university')}>{t('fields.universities.szeged')}</Fact>
        </Facts>
      )}
      <p>
        <Dotted parts={[t('stage.label'), t('stage.score')]} />
      </p>
      <Facts isStrong>
        <Fact name={t('stage.label')}>{t('stage.score')}</Fact>
      </Facts>
      <BoxedRows>
        {persons.map(({ email }) => (
          <li key={email}>
            {email}
            <Button variant="default" size="compact-sm" aria-label={`${t('told.withdraw')}: ${email}`}>
              {t('told.withdraw')}
            </Button>
          </li>
        ))}
      </BoxedRows>
      <Group gap="sm">
        <Tag kind="open">{t('list.states.WAITING')}</Tag>
        <Tag kind="good">{t('list.states.ACCEPTED')}</Tag>
        <Tag kind="bad">{t('list.states.REJECTED')}</Tag>
        <Tag kind="quiet">{t('told.withdraw')}</Tag>
      </Group>
    </Section>
  )
}
