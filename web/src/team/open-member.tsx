import type { Member } from '@rajt/contract/introduction'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/links.tsx'
import { useFullName } from '../ui/names.ts'

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
