import { Title, type TitleProps } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType, RefAttributes } from 'react'
import { useTranslations } from 'use-intl'
import { ProfileTab } from '#people/profile/web/profile-tab.tsx'
import forms from '#people/profile/web/settings-page.module.css'
import { LatePart } from '#platform/ui/late-part.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { TitledList } from '#platform/ui/list-head.tsx'
import { Page } from '#platform/ui/page.tsx'
import { ButtonSkeleton, FieldSkeletons } from '#platform/ui/skeletons.tsx'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { useWindowFrom } from '#platform/ui/use-window-from.ts'
import { Waiting } from '#platform/ui/waiting.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { SettingsList } from './settings-list.tsx'
import classes from './settings-page.module.css'
import { headsItself, isList, type Tab, tabsOf } from './settings-tabs.ts'

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
  'next-semester': lazyComponent(() => import('#office/semester/web/next-semester-tab.tsx')),
  universities: lazyComponent(() => import('#office/settings/web/universities-tab.tsx')),
} satisfies Record<Tab, ComponentType>

/** In em of the window. */
const SIDE_BY_SIDE = 48
/** A table beside the list of parts needs more. */
const LIST_BESIDE = 94

/** Settings by role (spec 2); which part is open stands in the address. A phone shows the list or one part. */
export function SettingsPage() {
  const t = useTranslations('profile')
  const { tab } = useSearch({ strict: false })
  const { user } = useStore(session)
  const hasRoom = useWindowFrom(SIDE_BY_SIDE)
  const hasRoomForLists = useWindowFrom(LIST_BESIDE)
  const isSecond = user?.context.CURRENT_SEMESTER === 2 && user.takesPart
  const tabs = user ? tabsOf({ ...user, isSecond }) : []
  const chosen = tabs.find((one) => one === tab)
  const open = chosen ?? (hasRoom || tabs.length === 1 ? (tabs[0] ?? 'profile') : null)
  const isWide = open && isList(open) ? hasRoomForLists : hasRoom
  // What was pressed is gone with the list.
  const heading = useMovedFocus(isWide ? 'beside' : `${open}`)
  if (!user) return null
  const Panel = open && panels[open]
  const words = open && t(`tabs.${open}`)
  const title: TitleProps & RefAttributes<HTMLHeadingElement> = {
    ref: heading,
    order: 1,
    tabIndex: -1,
    className: classes.heading,
    children: <span>{isWide || !words ? t('title') : words}</span>,
  }
  const body = (
    <div className={classes.page}>
      {(isWide || !open) && <SettingsList tabs={tabs} open={open} />}
      {Panel && (
        <div data-part>
          {!headsItself(open) && (
            <Title order={2} size="h3" mb="md" data-said>
              {words}
            </Title>
          )}
          <LatePart fallback={<FormWaiting />}>
            <Panel />
          </LatePart>
        </div>
      )}
    </div>
  )
  return (
    <Page
      title={words ? `${words} · ${t('title')}` : t('title')}
      width={open && isList(open) ? 'list' : undefined}
    >
      {!isWide && chosen && tabs.length > 1 && (
        <BackLink to="/settings">
          <span>{t('allSettings')}</span>
        </BackLink>
      )}
      {open && isList(open) && !isWide ? (
        <TitledList title={<Title {...title} />} hasActs={open === 'people'}>
          {body}
        </TitledList>
      ) : (
        <>
          <Title {...title} mb="lg" />
          {body}
        </>
      )}
    </Page>
  )
}

const FormWaiting = () => (
  <Waiting>
    <div className={forms.form}>
      <FieldSkeletons count={3} hinted />
      <ButtonSkeleton />
    </div>
  </Waiting>
)
