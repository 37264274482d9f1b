import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { NewestNews } from '#announcements/news/web/home-news.tsx'
import { NextEvents } from '#announcements/startup-lab/web/home-events.tsx'
import { certificatesQuery } from '#course/certificate/web/calls.ts'
import { OwnCertificates } from '#course/certificate/web/home-certificates.tsx'
import type { OldProgress } from '#course/course/old-progress.ts'
import { standingQuery as onePagerQuery } from '#documents/one-pager/web/calls.ts'
import { WithAddresses } from '#platform/ui/contact-links.tsx'
import { FailedTogether } from '#platform/ui/failed-together.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { SidePart, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import page from './dashboard-page.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import classes from './former-home.module.css'
import { FormerSemester } from './former-semester.tsx'
import { LaterParts } from './later-parts.tsx'

interface Props {
  semesters: readonly OldProgress[]
}

/** The home of a student who takes no part in the semester: what stays theirs, and who decides about going on (X10). */
export default function FormerHome({ semesters }: Props) {
  const t = useTranslations('dashboard')
  const tf = useTranslations('dashboard-former')
  const { user } = useStore(session)
  const certificates = useSide(certificatesQuery())
  const onePager = useSide(onePagerQuery())
  if (useAwaiting(certificates, onePager)) return <DashboardSkeleton />
  return (
    <>
      <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
      <Title order={1} className={classes.heading}>
        {tf(semesters.length > 0 ? 'title' : 'nothing')}
      </Title>
      {semesters.map((one) => (
        <FormerSemester key={one.semester} semester={one} />
      ))}
      <FailedTogether>
        <div className={page.more}>
          <OwnCertificates />
          <div className={classes.halves}>
            <GoingOn />
            {semesters.length > 0 && <OnePager />}
          </div>
          <LaterParts hasCertificates={false}>
            <div className={classes.halves}>
              <NewestNews />
              <NextEvents />
            </div>
          </LaterParts>
        </div>
      </FailedTogether>
    </>
  )
}

/** What would let them go on is nothing they can do here: the office decides, and is written to. */
function GoingOn() {
  const t = useTranslations('dashboard-former')
  const contact = useContact()
  const { context } = useStore(session)
  return (
    <section className={classes.card} aria-labelledby="going-on">
      <Title order={2} size="h4" id="going-on">
        {t('goingOn')}
      </Title>
      <Text mt={6}>{t('whoDecides', { key: context?.CURRENT_ONBOARD_KEY ?? '' })}</Text>
      <Text mt={6}>
        <WithAddresses words={t('writeTo', { contact })} />
      </Text>
    </section>
  )
}

function OnePager() {
  const t = useTranslations('dashboard-former')
  const moment = useMoment()
  return (
    <SidePart query={onePagerQuery()} name={t('onePager')}>
      {({ onePager: own }) => (
        <section className={classes.card} aria-labelledby="former-one-pager">
          <Title order={2} size="h4" id="former-one-pager">
            {t('onePager')}
          </Title>
          {own ? (
            <>
              <Text>{t('handedIn', { date: moment(own.submittedAt) })}</Text>
              <LinkButton
                to="/one-pager/details/$id"
                params={{ id: own._id }}
                variant="default"
                size="sm"
                mt="sm"
              >
                {t('openOnePager')}
              </LinkButton>
            </>
          ) : (
            <Text>{t('noOnePager')}</Text>
          )}
        </section>
      )}
    </SidePart>
  )
}
