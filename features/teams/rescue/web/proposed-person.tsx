import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Label } from '#platform/ui/label.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Tag } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { Introduced } from '#teams/introduction/web/introduced.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import row from '#teams/seats/web/person.module.css'
import type { OwnRescue } from '../calls.ts'
import classes from './rescue.module.css'

type Person = OwnRescue['people'][number]

interface Props {
  person: Person
  side: OwnRescue['side']
}

/** Somebody of the proposed team, with as much as the reader is told of them. */
export function ProposedPerson({ person, side }: Props) {
  const t = useTranslations('rescue')
  const name = useFullName()(person)
  const { nameOf } = useUniversities()
  const { introduction } = person
  return (
    <li>
      <div className={classes.person}>
        <Avatar person={person} size="row" />
        <div className={classes.about}>
          <div className={row.line}>
            <Text fw={600}>{name}</Text>
            {person.isOwner && <Label>{t(side === 'OPEN' ? 'creates' : 'isOwner')}</Label>}
            <TypeTag type={person.personality} />
          </div>
          <Text size="sm" c="dimmed">
            {nameOf(person.university)}
          </Text>
          {introduction && (
            <>
              <Text {...WRITTEN}>{introduction.oneLiner}</Text>
              <details>
                <summary aria-label={t('moreOf', { name })}>{t('more')}</summary>
                <Facts areRead>
                  <Introduced introduction={introduction} />
                </Facts>
              </details>
            </>
          )}
          <State person={person} />
        </div>
      </div>
    </li>
  )
}

/** What there is between the owner and them by now. */
function State({ person: { standing, closedBy } }: { person: Person }) {
  const t = useTranslations('rescue')
  const finder = useTranslations('team.finder.closedBy')
  if (standing === 'JOINED') return <Tag kind="good">{t('joined')}</Tag>
  if (!closedBy || closedBy === 'project-not-published') return null
  const words = closedBy === 'gone' || closedBy === 'elsewhere' ? t(closedBy) : finder(closedBy)
  return <Text size="sm">{words}</Text>
}
