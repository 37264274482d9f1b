import type { ReactNode } from 'react'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import { suggestedMembersQuery } from '#teams/matching/web/calls.ts'
import { NoSuggestions, Suggestions } from '#teams/matching/web/suggestions.tsx'
import { MemberLink, OpenMember } from './open-member.tsx'
import classes from './team.module.css'

/** Students who suit the owner's team. */
export function SuggestedMembers() {
  const side = useSide(suggestedMembersQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ member, reasons }) => ({
    key: member._id,
    reasons,
    who: (
      <PersonCell row={{ ...member, email: '' }} beside={<TypeTag type={member.personality} />}>
        <p className={classes.oneLiner} {...WRITTEN}>
          {member.oneLiner}
        </p>
      </PersonCell>
    ),
    brief: (why: ReactNode) => (
      <PersonCell
        row={{ ...member, email: '' }}
        link={() => <MemberLink member={member} />}
        beside={<TypeTag type={member.personality} />}
      >
        {why}
      </PersonCell>
    ),
    acts: <OpenMember member={member} />,
  }))
  return <Suggestions of="members" isOn={data.isOn} suggested={suggested} />
}
