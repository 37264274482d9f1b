import { Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { InteractiveContent } from '#course/course/web/interactive-contents.tsx'
import { LessonUses } from '#course/course/web/lesson-uses.tsx'
import { MediaPlayer } from '#course/course/web/media-player.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { BackLink } from '#platform/ui/links.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { media } from '../calls.ts'
import type { MediumDetails } from '../parts.ts'
import { useFacts } from './length.tsx'
import classes from './media.module.css'
import { MediumActs } from './medium-acts.tsx'
import { MediumPicture } from './medium-picture.tsx'

/** One medium: what it is, where it is used, and what stood in its place before. */
export function MediumPage() {
  const t = useTranslations('media-staff')
  const { id = '' } = useParams({ strict: false })
  return (
    <Page width="list">
      <BackLink to="/modules/media">{t('toLibrary')}</BackLink>
      <Loaded
        query={queryOf(media.one, { params: { id } })}
        heading={t('title')}
        skeleton={<TextSkeleton lines={8} />}
      >
        {(medium) => <Medium medium={medium} />}
      </Loaded>
    </Page>
  )
}

function Medium({ medium }: { medium: MediumDetails }) {
  const t = useTranslations('media-staff')
  const facts = useFacts()
  return (
    <>
      <Title order={1} mt="xs" lang="">
        {medium.title}
      </Title>
      <p>{facts(medium)}</p>
      <MediumActs medium={medium} />
      <div className={classes.columns}>
        <div className={classes.part}>
          {medium.picture && <MediumPicture picture={medium.picture} title={medium.title} />}
          {medium.kind === 'worksheet' && (
            <div>
              <DownloadButton variant="default" path={medium.url}>
                {t('download')}
              </DownloadButton>
            </div>
          )}
          {medium.interactive && <Interactive medium={medium} interactive={medium.interactive} />}
          {(medium.kind === 'video' || medium.kind === 'podcast') && (
            <MediaPlayer
              key={medium.url}
              media={{ ...medium, bytes: medium.bytes ?? 0, kind: medium.kind, transcript: [], invented: [] }}
              onEnd={() => undefined}
              lang=""
              isTitleSaid
            />
          )}
        </div>
        <div className={`${classes.part} ${classes.beside}`}>
          <h2>{t('usedBy')}</h2>
          <LessonUses usedBy={medium.usedBy} />
          <Replacements medium={medium} />
        </div>
        {medium.transcript && (
          <div className={classes.part}>
            <h2>{t('form.transcript')}</h2>
            <div className={classes.transcript} lang="">
              {medium.transcript}
            </div>
          </div>
        )}
      </div>
    </>
  )
}

interface InteractiveProps {
  medium: MediumDetails
  interactive: NonNullable<MediumDetails['interactive']>
}

/** As a lesson shows it, and its address. */
function Interactive({ medium, interactive: { host, address, isAllowed } }: InteractiveProps) {
  const t = useTranslations('media-staff.interactive')
  const [isFinished, setFinished] = useState(false)
  const { _id: id, title, workMinutes } = medium
  return (
    <>
      <InteractiveContent
        content={{ id, title, host, workMinutes, address: isAllowed ? address : null }}
        isFinished={isFinished}
        onFinish={() => setFinished(true)}
      />
      <p className={classes.name} translate="no">
        {address}
      </p>
      {!isAllowed && <p>{t('askOperator')}</p>}
    </>
  )
}

function Replacements({
  medium: { replacements, addedBy, addedAt, interactive },
}: {
  medium: MediumDetails
}) {
  const t = useTranslations('media-staff')
  const fullName = useFullName()
  const size = useFileSize()
  const moment = useShortMoment()
  return (
    <>
      <h2>{t('history')}</h2>
      <ul className={classes.uses}>
        {replacements.map(({ at, by, name, bytes }) => (
          <li key={at}>
            {t('replaced', { name: by ? fullName(by) : '', at: moment(at) })}
            <br />
            {bytes === null ? t('beforeAddress', { name }) : t('before', { name, size: size(bytes) })}
          </li>
        ))}
        <li>
          {addedBy
            ? t(interactive ? 'addedAddress' : 'added', { name: fullName(addedBy), at: moment(addedAt) })
            : t('withTheProduct', { at: moment(addedAt) })}
        </li>
      </ul>
    </>
  )
}
