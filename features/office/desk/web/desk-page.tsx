import { Title, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Queue, QueueKind } from '#office/today/calls.ts'
import { queuesQuery } from '#office/today/web/calls.ts'
import { BackHome } from '#platform/ui/back-home.tsx'
import { TitledList } from '#platform/ui/list-head.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PageMenu } from '#platform/ui/page-menu.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { UntakenMails } from './home-untaken.tsx'
import { StuckRequests } from './stuck-requests.tsx'

interface Part {
  to: '/desk' | `/desk/${'names' | 'unverified' | 'mails' | 'dated-questions' | 'audit'}`
  key: 'remarks' | 'names' | 'unverified' | 'mails' | 'dated' | 'audit'
  /** What waits there, as the home counts it. */
  queue?: QueueKind
  /** What is looked up and not worked off begins here. */
  isApart?: boolean
}

const parts: readonly Part[] = [
  { to: '/desk', key: 'remarks', queue: 'remarks' },
  { to: '/desk/names', key: 'names', queue: 'names' },
  { to: '/desk/mails', key: 'mails', queue: 'mails' },
  { to: '/desk/unverified', key: 'unverified' },
  { to: '/desk/dated-questions', key: 'dated', queue: 'questions', isApart: true },
  { to: '/desk/audit', key: 'audit' },
]

/** The frame of the office's desk: each of its parts is a page of its own. */
export function DeskPage({ children }: { children: ReactNode }) {
  const t = useTranslations('desk-staff')
  const { data } = useSide(queuesQuery())
  return (
    <Page width="list">
      <BackHome />
      <TitledList title={<Title order={1}>{t('title')}</Title>}>
        <UntakenMails />
        <StuckRequests />
        <PageMenu label={t('parts')}>
          {parts.map(({ to, key, queue, isApart }) => (
            <Link
              key={key}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              data-apart={isApart || undefined}
            >
              <span>{t(`tabs.${key}`)}</span>
              <Waiting queue={data?.queues.find(({ kind }) => kind === queue)} />
            </Link>
          ))}
        </PageMenu>
        {children}
      </TitledList>
    </Page>
  )
}

function Waiting({ queue }: { queue: Queue | undefined }) {
  const t = useTranslations('desk-staff')
  const format = useFormatter()
  if (!queue) return null
  const count = format.number(queue.waiting)
  return (
    <span data-count>
      <span>{queue.isMore ? `${count}+` : count}</span>
      <VisuallyHidden> {t('waiting')}</VisuallyHidden>
    </span>
  )
}
