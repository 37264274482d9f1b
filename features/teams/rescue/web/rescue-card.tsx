import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import type { OwnRescue as Rescue } from '../calls.ts'
import { GroupPart } from './group-part.tsx'
import { OwnerPart } from './owner-part.tsx'
import { ProposedPart } from './proposed-part.tsx'
import { ProposedPerson } from './proposed-person.tsx'
import classes from './rescue.module.css'

interface Props {
  rescue: Rescue
  /** The card stands on the page of the own project, so it has no link to it. */
  isAtProject: boolean
  /** Begins the project, where that is done on the page itself. */
  onBegin: (() => void) | undefined
}

/** Of the office's proposal: the people, then what a student can do about it. */
export default function RescueCard({ rescue, isAtProject, onBegin }: Props) {
  const t = useTranslations('rescue')
  const moment = useShortMoment()
  const { side } = rescue
  return (
    <section className={classes.card} aria-labelledby="own-rescue">
      <Title order={2} id="own-rescue" size="h3">
        {t(`title.${side}`)}
      </Title>
      <BoxedRows>
        {rescue.people.map((one) => (
          <ProposedPerson key={one._id} person={one} side={side} />
        ))}
      </BoxedRows>
      {side === 'OWNER' && <OwnerPart rescue={rescue} isAtProject={isAtProject} />}
      {side === 'PROPOSED' && <ProposedPart rescue={rescue} />}
      {side === 'OPEN' && <GroupPart rescue={rescue} isAtProject={isAtProject} onBegin={onBegin} />}
      <Text c="dimmed">{t('until', { date: moment(rescue.teamDeadline) })}</Text>
    </section>
  )
}
