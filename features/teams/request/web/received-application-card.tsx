import { Button, Text } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpokenNames } from '#people/profile/web/spoken-names.ts'
import { AnswerActs } from '#platform/ui/answer-acts.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Tag } from '#platform/ui/tag.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { Introduced } from '#teams/introduction/web/introduced.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import person from '#teams/seats/web/person.module.css'
import { application, type ReceivedApplication } from '../application-calls.ts'
import classes from './answering.module.css'
import { Clock } from './clock.tsx'

export type Answering = 'accept' | 'reject'

interface Props {
  application: ReceivedApplication
  /** Asks before it is answered. */
  onAnswer: (act: Answering) => void
}

/** An application: folded it shows who asks; why is read once it is opened, which its applicant sees (decision X3). */
export function ApplicationCard({ application: one, onAnswer }: Props) {
  const t = useTranslations('request-application')
  const ofTeam = useTranslations('team')
  const name = useFullName()(one.applicant)
  const [isOpen, setOpen] = useState(false)
  const { run: see } = useAct(application.see, { invalidates: [application.received], failed: () => true })
  const id = useId()
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen && !one.seenAt) void see({ params: { id: one._id } })
  }
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <div className={person.row}>
          <Avatar person={one.applicant} url={one.applicant.profilePictureUrl} size="row" />
          <div className={person.grow}>
            <h2 className={person.name}>
              {name} {!one.seenAt && <Tag kind="open">{t('received.new')}</Tag>}
            </h2>
            <TypeTag type={one.applicant.personality} />
            <Clock answerBy={one.answerBy} />
          </div>
        </div>
        <Who application={one} />
        <Button
          className={classes.opener}
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'received.closeOne' : 'received.openOne', { name })}
          rightSection={<ChevronDown size={16} className={classes.caret} aria-hidden="true" />}
          onClick={toggle}
        >
          {ofTeam(isOpen ? 'close' : 'open')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Opened application={one} name={name} onAnswer={onAnswer} />}
      </div>
    </li>
  )
}

/** Where they study, and what they deal with; below it, once it is open, nothing is said again. */
function Who({ application: { applicant } }: Pick<Props, 'application'>) {
  const { nameOf } = useUniversities()
  const focuses = applicant.introduction?.focuses ?? []
  return (
    <div className={classes.about}>
      <p>{nameOf(applicant.university)}</p>
      {focuses.length > 0 && <TermTags kind="focus" ids={focuses} />}
    </div>
  )
}

function Opened({ application: one, name, onAnswer }: Props & { name: string }) {
  const t = useTranslations('request-application')
  const ofTeam = useTranslations('team')
  const spokenName = useSpokenNames()
  const { introduction, languages } = one.applicant
  return (
    <div className={classes.opened}>
      <div className={classes.sent}>
        <Facts areRead>
          <Fact name={t('received.motivation')}>
            <p className={classes.words} {...WRITTEN}>
              {one.motivation}
            </p>
          </Fact>
        </Facts>
        {one.hasCv ? <CvButton id={one._id} name={name} /> : <Text c="dimmed">{t('received.noCv')}</Text>}
      </div>
      <Facts areRead>
        {introduction && <Introduced introduction={{ ...introduction, focuses: [] }} />}
        {languages.length > 0 && (
          <Fact name={ofTeam('languages')}>{languages.map(spokenName).join(', ')}</Fact>
        )}
      </Facts>
      <div className={classes.acts}>
        <AnswerActs
          yes={{
            word: t('received.accept'),
            label: t('received.acceptOf', { name }),
            onPress: () => onAnswer('accept'),
          }}
          no={{
            word: t('received.reject'),
            label: t('received.rejectOf', { name }),
            onPress: () => onAnswer('reject'),
          }}
        />
      </div>
    </div>
  )
}

function CvButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('request-application.received')
  return (
    <DownloadButton
      variant="default"
      path={callAddress(application.cv, { params: { id } })}
      aria-label={t('cvOf', { name })}
    >
      {t('cv')}
    </DownloadButton>
  )
}
