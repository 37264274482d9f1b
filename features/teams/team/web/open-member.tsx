import { useTranslations } from 'use-intl'
import { LinkButton, NameLink } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import type { Member } from '#teams/introduction/calls.ts'

/** Opens what a student tells of themselves, and inviting them. */
export function OpenMember({ member }: { member: Member }) {
  const t = useTranslations('team.finder')
  const fullName = useFullName()
  return (
    <LinkButton
      variant="default"
      size="compact-sm"
      to="/my-project/team/member-finder/details/$id"
      params={{ id: member._id }}
      aria-label={t('openOne', { name: fullName(member) })}
    >
      {t('openWord')}
    </LinkButton>
  )
}

/** Their name, which opens the same. */
export function MemberLink({ member }: { member: Member }) {
  const t = useTranslations('team.finder')
  const fullName = useFullName()
  const name = fullName(member)
  return (
    <NameLink
      to="/my-project/team/member-finder/details/$id"
      params={{ id: member._id }}
      aria-label={t('openOne', { name })}
    >
      {name}
    </NameLink>
  )
}
