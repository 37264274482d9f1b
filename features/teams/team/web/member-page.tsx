import { Button, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpokenNames } from '#people/profile/web/spoken-names.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { BackLink, LinkButton } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PersonHead } from '#platform/ui/person-head.tsx'
import { useAwaiting } from '#platform/ui/side.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { introduction, type Member } from '#teams/introduction/calls.ts'
import { Introduced } from '#teams/introduction/web/introduced.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import { invitation } from '#teams/request/invitation-calls.ts'
import { RequestDialog } from '#teams/request/web/request-dialog.tsx'
import { TypicalAnswer } from '#teams/request/web/typical-answer.tsx'
import { memberQuery } from './calls.ts'
import classes from './team.module.css'

/** One student who looks for a team, and inviting them (spec 2). */
export function MemberPage() {
  const t = useTranslations('team.finder')
  const { id } = useParams({ strict: false })
  const focuses = useTerms('focus')
  return (
    <Page width="reading">
      <BackLink to="/my-project/team/member-finder/list">{t('back')}</BackLink>
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
  const { _id, university, personality, languages, hasOnePager, closedBy } = member
  return (
    <>
      <PersonHead
        person={member}
        url={member.profilePictureUrl}
        acts={
          (!closedBy || hasOnePager) && (
            <>
              {!closedBy && <Invite member={member} name={name} />}
              {hasOnePager && (
                <DownloadButton
                  variant="default"
                  path={callAddress(introduction.onePager, { params: { id: _id } })}
                >
                  {t('finder.onePager')}
                </DownloadButton>
              )}
            </>
          )
        }
      >
        <TypeTag type={personality} /> <span>{nameOf(university)}</span>
      </PersonHead>
      {closedBy && <Closed by={closedBy} />}
      <TermsFailed kind="focus" />
      <Facts areRead>
        <Introduced introduction={member} />
        {languages.length > 0 && <Fact name={t('languages')}>{languages.map(spokenName).join(', ')}</Fact>}
      </Facts>
    </>
  )
}

/** Why they cannot be invited. */
function Closed({ by }: { by: NonNullable<Member['closedBy']> }) {
  const t = useTranslations('team.finder')
  return (
    <div className={classes.closed}>
      <Notice kind="note">
        <Text>{t(`closedBy.${by}`)}</Text>
        {by === 'applied-already' && (
          <LinkButton to="/my-project/manage-applications" size="sm" mt="xs">
            {t('toApplications')}
          </LinkButton>
        )}
      </Notice>
    </div>
  )
}

function Invite({ member: { _id }, name }: { member: Member; name: string }) {
  const t = useTranslations('team.finder')
  const [asks, setAsks] = useState(false)
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
