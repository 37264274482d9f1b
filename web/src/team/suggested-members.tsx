import { suggestedMembersQuery } from '../matching/calls.ts'
import { NoSuggestions, Suggestions } from '../matching/suggestions.tsx'
import { PersonCell } from '../ui/person-cell.tsx'
import { useSide } from '../ui/side.tsx'
import { WRITTEN } from '../ui/written.tsx'
import { OpenMember } from './open-member.tsx'
import classes from './team.module.css'
import { TypeTag } from './type-tag.tsx'

/** Students who suit the owner's team. */
export function SuggestedMembers() {
  const side = useSide(suggestedMembersQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ member, reasons }) => ({
    key: member._id,
    reasons,
    children: (
      <PersonCell row={{ ...member, email: '' }}>
        <TypeTag type={member.personality} />
        <p className={classes.oneLiner} {...WRITTEN}>
          {member.oneLiner}
        </p>
      </PersonCell>
    ),
    acts: <OpenMember member={member} />,
  }))
  return <Suggestions of="members" isOn={data.isOn} suggested={suggested} />
}
