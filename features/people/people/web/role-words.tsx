import { useTranslations } from 'use-intl'
import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import { Label } from '#platform/ui/label.tsx'

/** Somebody's role; of a member of the office with less than full access, what they may do. */
export function RoleWords({ role, officeScope }: { role: Role; officeScope: OfficeScope | null }) {
  const t = useTranslations('people-staff')
  return (
    <>
      {t(`roles.${role}`)}
      {officeScope && officeScope !== 'FULL' && (
        <>
          {' '}
          <Label>{t(`scope.names.${officeScope}`)}</Label>
        </>
      )}
    </>
  )
}
