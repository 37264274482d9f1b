import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useShortDay, useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { askAgain } from '#platform/web/query.ts'
import { type Application, application } from '../application-calls.ts'
import classes from './application.module.css'
import { ConfirmAct } from './confirm-act.tsx'
import { RequestCard } from './request-card.tsx'

const kinds: Record<Application['status'], TagKind> = { PENDING: 'open', ACCEPTED: 'good', CLOSED: 'quiet' }

/** One application with what became of it and what comes next (decision P2). */
export function ApplicationCard({ application: one }: { application: Application }) {
  const t = useTranslations('request-application')
  const fullName = useFullName()
  const [isRevoking, setRevoking] = useState(false)
  const { _id, _project, status, closedBy, can } = one
  const isOver = status === 'CLOSED'
  const isThere = closedBy !== 'project-dissolved' && closedBy !== 'account-disabled'
  return (
    <RequestCard
      id={_id}
      person={_project._owner}
      isOver={isOver}
      heading={<span {...WRITTEN}>{_project.name}</span>}
      below={fullName(_project._owner)}
      tag={<Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>}
      times={[isOver && <Outcome key="outcome" application={one} />]}
      acts={
        (isThere || isOver || can.revoke) && (
          <>
            {isOver && <Motivation application={one} />}
            {isThere && (
              <LinkAnchor
                to="/project/project-detail/$projectId"
                params={{ projectId: _project._id }}
                aria-label={t('openOne', { name: _project.name })}
                data-own-line
              >
                {t('open')}
              </LinkAnchor>
            )}
            {can.revoke && (
              <TakingButton
                size="sm"
                isWithdrawal
                aria-label={t('revoke.openOne', { name: _project.name })}
                onClick={() => setRevoking(true)}
              >
                {t('revoke.open')}
              </TakingButton>
            )}
          </>
        )
      }
    >
      {!isOver && (
        <>
          <Text>{t(`next.${status}`)}</Text>
          <Dates application={one} />
          <Motivation application={one} />
        </>
      )}
      {isRevoking && <Revoking application={one} onClose={() => setRevoking(false)} />}
    </RequestCard>
  )
}

/** Of one that is over: when, and how it ended. */
function Outcome({ application: { closedBy, closedAt } }: { application: Application }) {
  const t = useTranslations('request-application.closed')
  const day = useShortDay()
  return <Dotted parts={[closedAt && day(closedAt), t(closedBy ?? 'answered')]} />
}

/** What was sent; of one that is over, when as well. */
function Motivation({ application: one }: { application: Application }) {
  const t = useTranslations('request-application')
  const { _id, motivation, hasCv, status } = one
  return (
    <details className={classes.more}>
      <summary>{t('motivation')}</summary>
      {status === 'CLOSED' && <Dates application={one} />}
      <p className={classes.words} {...WRITTEN}>
        {motivation}
      </p>
      {hasCv && (
        <DownloadButton
          variant="subtle"
          size="sm"
          leftSection={null}
          path={callAddress(application.cv, { params: { id: _id } })}
        >
          {t('cv.download')}
        </DownloadButton>
      )}
    </details>
  )
}

interface Revoke {
  application: Application
  onClose: () => void
}

/** It may be sent again a few times (decision P4). */
function Revoking({ application: { _id, _project }, onClose }: Revoke) {
  const t = useTranslations('request-application.revoke')
  return (
    <ConfirmAct
      call={application.revoke}
      id={_id}
      title={t('title')}
      confirm={t('confirm')}
      danger
      done={t('done')}
      invalidates={[application.mine, application.standing]}
      // Its owner may have answered meanwhile.
      failed={() => {
        void askAgain(application.mine)
        return false
      }}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {_project.name}
      </Text>
      <Text>{t('effect')}</Text>
    </ConfirmAct>
  )
}

function Dates({ application: one }: { application: Application }) {
  const t = useTranslations('request-application.dates')
  const moment = useShortMoment()
  const { status, sentAt, seenAt, answerBy, closedAt } = one
  return (
    <div className={classes.dates}>
      <Facts>
        <Fact name={t('sent')}>{moment(sentAt)}</Fact>
        {status === 'PENDING' && <Fact name={t('seen')}>{seenAt ? moment(seenAt) : t('unseen')}</Fact>}
        {status === 'PENDING' && <Fact name={t('answerBy')}>{moment(answerBy)}</Fact>}
        {status === 'ACCEPTED' && closedAt && <Fact name={t('accepted')}>{moment(closedAt)}</Fact>}
      </Facts>
    </div>
  )
}
