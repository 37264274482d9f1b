import { Title } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { ProfileTab } from '#people/profile/web/profile-tab.tsx'
import classes from '#people/profile/web/settings-page.module.css'
import type { Role } from '#platform/contract/parts.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PageTabs } from '#platform/ui/page-tabs.tsx'
import { ButtonSkeleton, FieldSkeletons } from '#platform/ui/skeletons.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'

// Each part loads when it is opened; what only the office sees, nobody else loads.
const panels = {
  profile: ProfileTab,
  password: lazyComponent(() => import('#people/profile/web/password-tab.tsx')),
  security: lazyComponent(() => import('#people/security/web/security-tab.tsx')),
  personality: lazyComponent(() => import('#course/personality/web/personality-tab.tsx')),
  introduction: lazyComponent(() => import('#teams/team/web/introduction-tab.tsx')),
  appearance: lazyComponent(() => import('#people/profile/web/appearance-tab.tsx')),
  ranking: lazyComponent(() => import('#office/statistics/web/ranking-tab.tsx')),
  mentor: lazyComponent(() => import('#teams/mentor/web/mentor-tab.tsx')),
  calendar: lazyComponent(() => import('#announcements/calendar/web/calendar-tab.tsx')),
  push: lazyComponent(() => import('#announcements/push/web/push-tab.tsx')),
  data: lazyComponent(() => import('#office/own-data/web/own-data-tab.tsx')),
  people: lazyComponent(() => import('#people/people/web/people-tab.tsx')),
  accounts: lazyComponent(() => import('#office/account/web/accounts-tab.tsx')),
  certificates: lazyComponent(() => import('#course/certificate/web/certificates-tab.tsx')),
  semester: lazyComponent(() => import('#office/settings/web/semester-tab.tsx')),
} satisfies Record<string, ComponentType>

type Tab = keyof typeof panels

const own: readonly Tab[] = ['profile', 'password', 'security', 'calendar', 'appearance', 'data']
/** Before a required second factor is set up. */
const gated: readonly Tab[] = ['security']
const tabs: Record<Role, readonly Tab[]> = {
  STUDENT: [
    'profile',
    'personality',
    'introduction',
    'ranking',
    'push',
    'calendar',
    'password',
    'security',
    'appearance',
    'data',
  ],
  MENTOR: ['profile', 'mentor', 'calendar', 'password', 'security', 'appearance', 'data'],
  OFFICE: [...own, 'people', 'accounts', 'certificates', 'semester'],
  UNIVERSITY: own,
}

const ofSecond: readonly Tab[] = ['introduction']
const lists: readonly Tab[] = ['people', 'accounts', 'certificates']

/** Settings by role (spec 2); which part is open stands in the address. */
export function SettingsPage() {
  const t = useTranslations('profile')
  const { tab } = useSearch({ strict: false })
  const { user } = useStore(session)
  if (!user) return null
  // Nobody looks for a team who takes no part (decision X10).
  const isSecond = user.context.CURRENT_SEMESTER === 2 && user.takesPart
  const mine = (user.mustSetUpSecondFactor ? gated : tabs[user.role]).filter(
    (one) => isSecond || !ofSecond.includes(one),
  )
  const open = mine.find((one) => one === tab) ?? mine[0] ?? 'profile'
  const Panel = panels[open]
  return (
    <Page title={`${t(`tabs.${open}`)} · ${t('title')}`} width={lists.includes(open) ? 'list' : undefined}>
      <Title order={1} mb="lg">
        {t('title')}
      </Title>
      <PageTabs label={t('sections')}>
        {mine.map((one) => (
          <Link
            key={one}
            to="/settings"
            search={{ tab: one }}
            resetScroll={false}
            aria-current={one === open ? 'page' : undefined}
          >
            {t(`tabs.${one}`)}
          </Link>
        ))}
      </PageTabs>
      <LatePart fallback={<FormWaiting />}>
        <Panel />
      </LatePart>
    </Page>
  )
}

const FormWaiting = () => (
  <Waiting>
    <div className={classes.form}>
      <FieldSkeletons count={3} hinted />
      <ButtonSkeleton />
    </div>
  </Waiting>
)
