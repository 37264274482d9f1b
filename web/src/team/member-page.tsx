import { Button, Text, Title } from '@mantine/core'
import { introduction, type Member } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { useParams } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { useSpokenNames } from '../profile/spoken-names.ts'
import { useUniversities } from '../programme/universities.ts'
import { TypicalAnswer } from '../requests/typical-answer.tsx'
import { TermsFailed } from '../terms/terms-failed.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Loaded } from '../ui/boundary.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { LinkAnchor, LinkButton } from '../ui/links.tsx'
import { useFullName } from '../ui/names.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useAwaiting } from '../ui/side.tsx'
import { memberQuery } from './calls.ts'
import { Introduced } from './introduced.tsx'
import { RequestDialog } from './request-dialog.tsx'
import classes from './team.module.css'
import { TypeTag } from './type-tag.tsx'

/** One student who looks for a team, and inviting them (spec 2). */
export function MemberPage() {
  const t = useTranslations('team.finder')
  const { id } = useParams({ strict: false })
  const focuses = useTerms('focus')
  return (
    <Page width="reading">
      <LinkAnchor to="/my-project/team/member-finder/list" data-own-line>
        {t('back')}
      </LinkAnchor>
      <Loaded query={memberQuery(id ?? '')} heading={t('title')} lines={12} isWaiting={useAwaiting(focuses)}>
        {(member) => <Details member={member} />}
      </Loaded>
    </Page>
  )
}

function Details({ member }: { member: Member }) {
  const t = useTranslations('team')
  const name = useFullName()(member)
  const { nameOf } = useUniversities()
  const spokenName = useSpokenNames()
  const { _id, university, personality, languages, hasOnePager } = member
  return (
    <>
      <header className={classes.head}>
        <div className={classes.grow}>
          <Title order={1}>{name}</Title>
          <TypeTag type={personality} />
        </div>
        <Avatar person={member} url={member.profilePictureUrl} size="profile" />
      </header>
      <TermsFailed kind="focus" />
      <Facts>
        <Introduced introduction={member} />
        {languages.length > 0 && <Fact name={t('languages')}>{languages.map(spokenName).join(', ')}</Fact>}
        <Fact name={t('finder.university')}>{nameOf(university)}</Fact>
      </Facts>
      <div className={classes.acts}>
        <Invite member={member} name={name} />
        {hasOnePager && (
          <DownloadButton
            variant="default"
            path={callAddress(introduction.onePager, { params: { id: _id } })}
          >
            {t('finder.onePager')}
          </DownloadButton>
        )}
      </div>
    </>
  )
}

function Invite({ member: { _id, closedBy }, name }: { member: Member; name: string }) {
  const t = useTranslations('team.finder')
  const [asks, setAsks] = useState(false)
  if (closedBy)
    return (
      <Notice kind="note">
        <Text>{t(`closedBy.${closedBy}`)}</Text>
        {closedBy === 'applied-already' && (
          <LinkButton to="/my-project/manage-applications" size="sm" mt="xs">
            {t('toApplications')}
          </LinkButton>
        )}
      </Notice>
    )
  return (
    <>
      <Button leftSection={<Mail size={18} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('invite')}
      </Button>
      {asks && (
        <RequestDialog
          call={invitation.invite}
          id={_id}
          title={t('inviteTitle', { name })}
          confirm={t('invite')}
          done={t('invited', { name })}
          name={name}
          onClose={() => setAsks(false)}
        >
          <p>{t('inviteEffect')}</p>
          <TypicalAnswer kind="INVITATION" />
        </RequestDialog>
      )}
    </>
  )
}
