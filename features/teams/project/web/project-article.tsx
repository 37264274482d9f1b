import { Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Personality } from '#platform/contract/parts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { WithAddresses } from '#platform/ui/contact-links.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { useMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { progressReport } from '#teams/progress-report/calls.ts'
import { Seats } from '#teams/seats/web/seats.tsx'
import { type Project, type ProjectView, projectSections } from '../calls.ts'
import classes from './project.module.css'

interface ArticleProps {
  view: ProjectView
  /** It says why the reader can do nothing. */
  isTeamFirst?: boolean
  /** What the reader can do. */
  children?: ReactNode
}

/** A project as everybody reads it who may, with its team beside it. */
export function ProjectArticle({ view, isTeamFirst, children }: ArticleProps) {
  // By their keys: a form that is open stays so when the last seat is taken.
  const own = <Fragment key="own">{children}</Fragment>
  const team = <Team key="team" view={view} />
  return (
    <article className={classes.article}>
      <Head project={view.project} />
      <div className={classes.beside}>
        {isTeamFirst ? [team, own] : [own, team]}
        <Report view={view} />
        <Contact view={view} />
      </div>
      <Sections project={view.project} />
    </article>
  )
}

function Head({ project }: { project: Project }) {
  const { nameOf } = useUniversities()
  const { name, shortDescription, focuses, _owner, university } = project
  return (
    <header className={classes.head}>
      <Title order={1} {...WRITTEN}>
        {name}
      </Title>
      <Text size="lg" {...WRITTEN}>
        {shortDescription}
      </Text>
      <span className={classes.owner}>
        <Avatar person={_owner} size="row" />
        <span>
          <strong>{_owner.fullName}</strong>
          <Text component="span" size="sm" c="dimmed" display="block">
            {nameOf(university)}
          </Text>
        </span>
      </span>
      {focuses.length > 0 && <TermTags kind="focus" ids={focuses} />}
      {focuses.length > 0 && <TermsFailed kind="focus" />}
    </header>
  )
}

type Described = Pick<Project, Exclude<(typeof projectSections)[number], 'contact'>>

interface SectionsProps {
  project: Described
  /** Of the headings. */
  level?: 2 | 4
}

/** What a project is about, section by section; what is not written yet is left out. */
export function Sections({ project, level = 2 }: SectionsProps) {
  const t = useTranslations('project.fields')
  return (
    <div className={classes.sections}>
      {projectSections.map(
        (name) =>
          name !== 'contact' &&
          project[name].trim() !== '' && (
            <section key={name}>
              <Title order={level} size="h3">
                {t(name)}
              </Title>
              <p className={classes.words} {...WRITTEN}>
                {project[name]}
              </p>
            </section>
          ),
      )}
    </div>
  )
}

function Team({ view: { project, members, mentor, finished } }: { view: ProjectView }) {
  const t = useTranslations('project.team')
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Seats {...project} isFinished={finished !== null} />
      {members.length > 0 && (
        <ul className={classes.people}>
          {members.map(({ _id, personality, isOwner, ...person }) => (
            <Person
              key={_id}
              person={person}
              type={personality}
              said={[isOwner ? t('owner') : t('member')]}
            />
          ))}
        </ul>
      )}
      {mentor ? (
        <ul className={classes.people} aria-label={t('mentor')}>
          <Person
            person={mentor}
            said={[
              t('mentor'),
              <span key="title" {...WRITTEN}>
                {mentor.title}
              </span>,
            ]}
          />
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {project.hasMentor ? t('hasMentor') : t(finished ? 'hadNoMentor' : 'noMentor')}
        </Text>
      )}
    </section>
  )
}

interface PersonProps {
  person: { surname: string; firstname: string }
  type?: Personality | null
  said: readonly ReactNode[]
}

function Person({ person, type, said }: PersonProps) {
  const t = useTranslations('ui.types')
  const fullName = useFullName()
  return (
    <li className={classes.owner}>
      <Avatar person={person} size="row" />
      <span>
        <strong>{fullName(person)}</strong>
        <Text component="span" size="sm" c="dimmed" display="block">
          <Dotted
            parts={[
              ...said,
              type && (
                <span className={classes.type} data-type={type}>
                  {t(type)}
                </span>
              ),
            ]}
          />
        </Text>
      </span>
    </li>
  )
}

/** For whoever may read it: the team, its mentor and staff within their reach (decision Y2). */
function Report({ view: { report } }: { view: ProjectView }) {
  const t = useTranslations('project.report')
  const moment = useMoment()
  const size = useFileSize()
  if (!report) return null
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Text>{t('uploaded', { date: moment(report.submittedAt) })}</Text>
      <div>
        <DownloadButton
          variant="default"
          size="sm"
          path={callAddress(progressReport.file, { params: { id: report._id } })}
        >
          {t('download', { size: size(report.bytes) })}
        </DownloadButton>
      </div>
    </section>
  )
}

/** The contact as the owner wrote it, or why it is not told (decision X5). */
function Contact({ view: { project } }: { view: ProjectView }) {
  const t = useTranslations('project.contact')
  const { user } = useStore(session)
  const { contact } = project
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      {contact === null ? (
        <Text c="dimmed">{user?.role === 'MENTOR' ? t('ofPublishedMentors') : t('ofOwnUniversity')}</Text>
      ) : (
        <p className={classes.words} {...WRITTEN}>
          <WithAddresses words={contact} />
        </p>
      )}
    </section>
  )
}
