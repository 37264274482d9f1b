import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackHome } from '#platform/ui/back-home.tsx'
import { BelowMenu } from '#platform/ui/below-menu.ts'
import { Page } from '#platform/ui/page.tsx'
import { PageMenu } from '#platform/ui/page-menu.tsx'
import { UntakenMails } from './home-untaken.tsx'
import { StuckRequests } from './stuck-requests.tsx'

const parts = [
  { to: '/desk', key: 'remarks' },
  { to: '/desk/unverified', key: 'unverified' },
  { to: '/desk/mails', key: 'mails' },
  { to: '/desk/dated-questions', key: 'dated' },
  { to: '/desk/names', key: 'names' },
  { to: '/desk/audit', key: 'audit' },
] as const

/** The frame of the office's desk: each of its parts is a page of its own. */
export function DeskPage({ children }: { children: ReactNode }) {
  const t = useTranslations('desk-staff')
  return (
    <Page width="list">
      <BackHome />
      <Title order={1} mb="lg">
        {t('title')}
      </Title>
      <UntakenMails />
      <StuckRequests />
      <PageMenu label={t('parts')}>
        {parts.map(({ to, key }) => (
          <Link key={key} to={to} activeOptions={{ exact: true, includeSearch: false }}>
            {t(`tabs.${key}`)}
          </Link>
        ))}
      </PageMenu>
      <BelowMenu value={true}>{children}</BelowMenu>
    </Page>
  )
}
