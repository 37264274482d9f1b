import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { logout } from '../logout.ts'
import type { Item } from './palette-dialog.tsx'
import type { useGo } from './use-entries.ts'

type Go = ReturnType<typeof useGo>

/** Pages of staff that the menu of spec 2 has no entry for (decision Y8). */
export function useOtherPages(go: Go): Item[] {
  const t = useTranslations('palette-staff.others')
  const { user, context } = useStore(session)
  const isOffice = user?.role === 'OFFICE'
  const isSecond = context?.CURRENT_SEMESTER === 2
  const ofOffice = [
    ['remarks', '/desk'],
    ['unverified', '/desk/unverified'],
    ['mails', '/desk/mails'],
    ['questions', '/desk/dated-questions'],
    ...(user?.officeScope === 'FULL' ? [['imports', '/settings/import'] as const] : []),
    ['audit', '/desk/audit'],
  ] as const
  const pages = [
    ['names', '/desk/names'] as const,
    ...(isOffice ? ofOffice : []),
    ...(isSecond ? [['registrations', '/registration-confirmation'] as const] : []),
    ...(isSecond && user?.officeScope === 'FULL' ? [['rescue', '/rescue'] as const] : []),
  ]
  return pages.map(([key, to]) => ({ key: `other ${key}`, label: t(key), run: () => void go({ to }) }))
}

/** What is done often, and where it begins. */
export function useActs(go: Go): Item[] {
  const t = useTranslations('palette-staff.doing')
  const { user } = useStore(session)
  const isOffice = user?.officeScope === 'FULL'
  const isReader = user?.officeScope === 'READER'
  const walk = { status: ['WAITING'], open: 'first' } as const
  const acts = [
    ...(isReader
      ? []
      : ([
          [
            'decide',
            () => go({ to: '/registration-confirmation', search: { ...walk, status: ['WAITING'] } }),
          ],
          ['news', () => go({ to: '/news' })],
        ] as const)),
    ...(isOffice
      ? ([
          ['answer', () => go({ to: '/desk', search: { status: ['NEW'], open: 'first' } })],
          ['invite', () => go({ to: '/settings', search: { tab: 'people' } })],
          ['push', () => go({ to: '/push-notification' })],
          ['semester', () => go({ to: '/settings', search: { tab: 'semester' } })],
        ] as const)
      : []),
    ['password', () => go({ to: '/settings', search: { tab: 'password' } })],
    ['logout', () => logout()],
  ] as const
  return acts.map(([key, run]) => ({ key: `act ${key}`, label: t(key), run: () => void run() }))
}
