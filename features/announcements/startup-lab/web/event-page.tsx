import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AwaitedPicture } from '#platform/ui/awaited-picture.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { Page } from '#platform/ui/page.tsx'
import { RichText } from '#platform/ui/rich-text.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { WithCard } from '#platform/ui/with-card.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { type LabEvent, startupLab } from '../calls.ts'
import { eventQuery } from './calls.ts'
import { Day, Times } from './day.tsx'
import classes from './startup-lab.module.css'

// Nobody but the office loads what changes an event.
const EventActs = lazyComponent(() => import('./event-acts.tsx'))

/** One event with everything that its visitors need (spec 2). */
export function EventPage() {
  const t = useTranslations('startup-lab')
  const { startupLabEventId } = useParams({ strict: false })
  return (
    <Page>
      <BackLink to="/startup-lab-events">{t('back')}</BackLink>
      <Loaded query={eventQuery(startupLabEventId ?? '')} heading={t('title')} lines={10}>
        {(event) => <Details event={event} />}
      </Loaded>
    </Page>
  )
}

function Details({ event }: { event: LabEvent }) {
  const t = useTranslations('startup-lab')
  const { title, subtitle, html, language, logo, can } = event
  useOwnTitle(title)
  return (
    <article>
      {logo && <AwaitedPicture className={classes.logo} src={logo} alt="" />}
      <Title order={1} lang={language}>
        {title}
      </Title>
      <Text size="lg" lang={language}>
        {subtitle}
      </Text>
      <WithCard aria-label={t('when.legend')} card={<WhenAndWhom event={event} />}>
        <div lang={language} className={classes.text}>
          <RichText html={html} />
        </div>
      </WithCard>
      {(can.edit || can.remove) && (
        <div className={classes.acts}>
          <LatePart fallback={<Skeleton height={42} width={220} />}>
            <EventActs event={event} />
          </LatePart>
        </div>
      )}
    </article>
  )
}

/** What its visitors need at hand. */
function WhenAndWhom({ event }: { event: LabEvent }) {
  const t = useTranslations('startup-lab')
  const { startsAt, categories, contactEmail, link, isOver } = event
  return (
    <div className={classes.facts}>
      <div className={classes.when}>
        <Day at={startsAt} />
        <p>
          <Times event={event} />
          {isOver && <Tag kind="quiet">{t('over')}</Tag>}
        </p>
      </div>
      {!isOver && <CalendarButton event={event} />}
      <TermTags kind="event-category" ids={categories} />
      <TermsFailed kind="event-category" />
      <Facts>
        <Fact name={t('contact')}>
          <Anchor href={`mailto:${contactEmail}`} data-own-line>
            <MailAddress>{contactEmail}</MailAddress>
          </Anchor>
        </Fact>
        {link && (
          <Fact name={t('link')}>
            <Anchor href={link} target="_blank" rel="noreferrer" data-own-line>
              {siteOf(link)}
            </Anchor>
          </Fact>
        )}
      </Facts>
    </div>
  )
}

/** Whose page it is: what an address says at a glance. */
const siteOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')

function CalendarButton({ event: { _id } }: { event: LabEvent }) {
  const t = useTranslations('startup-lab')
  return (
    <DownloadButton
      variant="default"
      size="sm"
      leftSection={<CalendarPlus size={18} aria-hidden="true" />}
      path={callAddress(startupLab.calendar, { params: { id: _id } })}
    >
      {t('calendar')}
    </DownloadButton>
  )
}
