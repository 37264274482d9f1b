import { Title } from '@mantine/core'
import type { Role } from '@rajt/contract/parts'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { LatePart } from '../ui/late-part.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { ButtonSkeleton, FieldSkeletons } from '../ui/skeletons.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ProfileTab } from './profile-tab.tsx'
import classes from './settings-page.module.css'

// Each part loads when it is opened; what only the office sees, nobody else loads.
const panels = {
  profile: ProfileTab,
  password: lazyPart(() => import('./password-tab.tsx')),
  security: lazyPart(() => import('../security/security-tab.tsx')),
  personality: lazyPart(() => import('./personality-tab.tsx')),
  introduction: lazyPart(() => import('../team/introduction-tab.tsx')),
  appearance: lazyPart(() => import('./appearance-tab.tsx')),
  ranking: lazyPart(() => import('../statistics/ranking-tab.tsx')),
  mentor: lazyPart(() => import('../mentor/mentor-tab.tsx')),
  calendar: lazyPart(() => import('../calendar/calendar-tab.tsx')),
  push: lazyPart(() => import('../push/push-tab.tsx')),
  data: lazyPart(() => import('../own-data/own-data-tab.tsx')),
  people: lazyPart(() => import('../people/people-tab.tsx')),
  accounts: lazyPart(() => import('../account/accounts-tab.tsx')),
  certificates: lazyPart(() => import('../certificate/certificates-tab.tsx')),
  semester: lazyPart(() => import('../programme/semester-tab.tsx')),
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
