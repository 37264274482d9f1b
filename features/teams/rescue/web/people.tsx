import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { shortNameOf } from '#programme/programme/web/universities.ts'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import type { RescueEntry, RescuePerson } from '../calls.ts'
import { MoveDialog } from './move-dialog.tsx'
import classes from './rescue.module.css'

interface Props {
  entry: RescueEntry
  /** Of the draft that is changed; null where nothing can be. */
  revision: number | null
}

/** Everybody of a group; in a draft each who is proposed can be moved. */
export function People({ entry, revision }: Props) {
  const [moved, setMoved] = useState<RescuePerson | null>(null)
  return (
    <>
      <ul className={classes.people}>
        {entry.people.map((one) => (
          <Member
            key={one._id}
            person={one}
            kind={entry.kind}
            onMove={revision === null ? undefined : () => setMoved(one)}
          />
        ))}
      </ul>
      {moved && revision !== null && (
        <MoveDialog person={moved} entry={entry} revision={revision} onClose={() => setMoved(null)} />
      )}
    </>
  )
}

interface MemberProps {
  person: RescuePerson
  kind: RescueEntry['kind']
  onMove: (() => void) | undefined
}

function Member({ person, kind, onMove }: MemberProps) {
  const t = useTranslations('rescue-staff')
  const name = useFullName()(person)
  const { standing, isOwner, university, personality } = person
  const isOver = standing === 'ELSEWHERE' || standing === 'REFUSED' || standing === 'GONE'
  const words = [
    shortNameOf(university),
    isOwner && t(kind === 'OPEN' ? 'creates' : 'isOwner'),
    !isOwner && kind !== 'UNPLACED' && standing !== 'PROPOSED' && t(`standing.${standing}`),
  ]
  return (
    <li>
      <Avatar person={person} size="row" />
      <div className={classes.member} data-over={isOver || undefined}>
        <span className={classes.called}>{name}</span>
        <span className={classes.known}>
          <TypeTag type={personality} /> <Dotted parts={words} />
        </span>
      </div>
      {onMove && standing === 'PROPOSED' && (
        <Button variant="subtle" size="compact-sm" aria-label={t('moveOne', { name })} onClick={onMove}>
          {t('move')}
        </Button>
      )}
    </li>
  )
}
