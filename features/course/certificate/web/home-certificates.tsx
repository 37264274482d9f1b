import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { AwaitedPart, LatePart } from '#platform/ui/late-part.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import rows from '#platform/ui/row-card.module.css'
import { SidePart, useSide } from '#platform/ui/side.tsx'
import { written } from '#platform/ui/written.tsx'
import { useArrival } from '#platform/web/arrival.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { CertificateStanding } from '../calls.ts'
import { arrivalOf } from './arrival-of.ts'
import { certificatesQuery } from './calls.ts'
import classes from './certificate.module.css'
import { useResult } from './use-result.ts'

// Most visits come before there is anything to download.
const CertificateArrival = lazyComponent(() => import('./certificate-arrival.tsx'))
const CertificatePicture = lazyComponent(() => import('./picture.tsx'))
const Downloads = lazyComponent(() => import('./downloads.tsx'))

/** On the dashboard (spec 2): what is missing for a certificate, then the certificate; of each semester one. */
export function OwnCertificates({ areFolded = false }: { areFolded?: boolean }) {
  const t = useTranslations('certificate')
  return (
    <SidePart query={certificatesQuery()} name={t('title')}>
      {({ semesters, hasIdentityCard }) =>
        semesters
          .filter(({ isCurrent, result, certificate: one }) => isCurrent || result || one)
          // What is there before what is still missing.
          .toSorted((a, b) => Number(a.closedBy !== null) - Number(b.closedBy !== null))
          .map((standing) => (
            <OfSemester
              key={standing.semester}
              standing={standing}
              hasIdentityCard={hasIdentityCard}
              isFolded={areFolded && standing.closedBy === null}
            />
          ))
      }
    </SidePart>
  )
}

interface Props {
  standing: CertificateStanding
  hasIdentityCard: boolean
}

function OfSemester({ standing, hasIdentityCard, isFolded }: Props & { isFolded: boolean }) {
  const t = useTranslations('certificate')
  const { semester, isCurrent, closedBy, certificate: last } = standing
  const id = `certificate-${semester}`
  const isOpen = closedBy === 'certificate-not-ready'
  // Nothing is there but what is missing.
  const isBare = isOpen && !last && isCurrent
  const arrival = useArrival(arrivalOf(semester))
  const isOver = useSide(progressQuery()).data?.currentProgress?.phase === 'ended'
  const body = (
    <div className={classes.beside} data-pictured={!isOpen || undefined}>
      <AwaitedPart>{!isOpen && <Picture standing={standing} />}</AwaitedPart>
      <About standing={standing} hasIdentityCard={hasIdentityCard}>
        {!isFolded && <CertificateTitle id={id} standing={standing} />}
      </About>
    </div>
  )
  return (
    <section className={isFolded || isBare ? rows.card : classes.card} aria-labelledby={id}>
      {isBare ? (
        <div className={rows.row}>
          <CertificateTitle id={id} standing={standing} />
          <span>{t(isOver ? 'own.missed' : 'own.missing', { count: standing.missing.length })}</span>
        </div>
      ) : isFolded ? (
        <details>
          <Summary id={id} standing={standing} />
          {body}
        </details>
      ) : (
        body
      )}
      {arrival.isOpen && last && (
        <LatePart fallback={null}>
          <CertificateArrival certificate={last} onClose={arrival.close} />
        </LatePart>
      )}
    </section>
  )
}

/** The last one as long as it says what is so; else the one that a download would make. */
function Picture({ standing }: OfStanding) {
  const { result, certificate: last, moduleCount, semester, semesterNumber } = standing
  const { user } = useStore(session)
  const said = last && last.status !== 'SUPERSEDED' ? last : user && result && { ...user, ...result }
  if (!said) return null
  return (
    <CertificatePicture
      surname={said.surname}
      firstname={said.firstname}
      grade={said.grade}
      percent={said.percent}
      semester={semester}
      semesterNumber={semesterNumber}
      stops={moduleCount}
      isRevoked={last?.status === 'REVOKED'}
    />
  )
}

type OfStanding = Pick<Props, 'standing'>

function CertificateTitle({ id, standing }: OfStanding & { id: string }) {
  const t = useTranslations('certificate')
  const { semesterNumber, result, certificate: last } = standing
  const isOfParticipation = (result?.grade ?? last?.grade) === 1
  return (
    <Title order={2} id={id} size="h4">
      {t('own.titled', {
        title: t(isOfParticipation ? 'participationTitle' : 'title'),
        number: semesterNumber,
      })}
    </Title>
  )
}

/** Which one it is and what it says, in one row. */
function Summary({ id, standing }: OfStanding & { id: string }) {
  const resultOf = useResult()
  const said = standing.result ?? standing.certificate
  return (
    <summary className={rows.row}>
      <CertificateTitle id={id} standing={standing} />
      {said && <span>{resultOf(said)}</span>}
    </summary>
  )
}

function About({ standing, hasIdentityCard, children }: Props & { children: ReactNode }) {
  const t = useTranslations('certificate')
  const { semester, isCurrent, closedBy, certificate: last } = standing
  return (
    <div className={classes.about}>
      {children}
      {!isCurrent && <Text c="dimmed">{semester}</Text>}
      <Words standing={standing} />
      {last && last.status !== 'REVOKED' && (
        <Text size="sm">
          <Dotted
            parts={[
              t('own.number', { number: last.number }),
              <LinkAnchor key="check" to="/certificate/$code" params={{ code: last.code }} data-own-line>
                {t('own.check')}
              </LinkAnchor>,
            ]}
          />
        </Text>
      )}
      <AwaitedPart>
        {closedBy === null && (
          <Downloads semester={semester} isFirst={last === null} hasIdentityCard={hasIdentityCard} />
        )}
      </AwaitedPart>
    </div>
  )
}

function Words({ standing: { closedBy, missing, result, certificate: last } }: OfStanding) {
  const t = useTranslations('certificate')
  const resultOf = useResult()
  if (closedBy === 'certificate-withheld')
    return <Text>{t.rich('own.withheld', { reason: last?.reason ?? '', written })}</Text>
  if (closedBy === 'certificate-not-ready') return <Text>{t('own.missing', { count: missing.length })}</Text>
  if (last?.status === 'SUPERSEDED') return <Text>{t('own.superseded')}</Text>
  const said = result ?? last
  return said && <Text>{t('own.ready', { result: resultOf(said) })}</Text>
}
