import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './today.module.css'

const pages = [
  { to: '/registration-confirmation', key: 'registrations', of: 'second semester' },
  { to: '/desk', key: 'remarks', of: 'office' },
  { to: '/desk/names', key: 'names', of: 'staff' },
  { to: '/desk/unverified', key: 'unverified', of: 'office' },
  { to: '/desk/mails', key: 'mails', of: 'office' },
  { to: '/settings/import', key: 'imports', of: 'full access' },
  { to: '/desk/dated-questions', key: 'questions', of: 'office' },
  { to: '/rescue', key: 'rescue', of: 'office of a second semester' },
  { to: '/desk/audit', key: 'audit', of: 'office' },
] as const

/** The pages of staff that the menu of spec 2 has no entry for (decisions X18, Y8). */
export function Others() {
  const t = useTranslations('today-staff.others')
  const id = useId()
  const { user, context } = useStore(session)
  const isOffice = user?.role === 'OFFICE'
  const isSecond = context?.CURRENT_SEMESTER === 2
  const has: Record<(typeof pages)[number]['of'], boolean> = {
    staff: true,
    office: isOffice,
    'full access': user?.officeScope === 'FULL',
    'second semester': isSecond,
    'office of a second semester': user?.officeScope === 'FULL' && isSecond,
  }
  return (
    <nav className={classes.others} aria-labelledby={id}>
      <p id={id}>{t('label')}</p>
      <ul>
        {pages
          .filter(({ of }) => has[of])
          .map(({ to, key }) => (
            <li key={key}>
              <LinkAnchor to={to}>{t(key)}</LinkAnchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
