import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { RichText } from '#platform/ui/rich-text.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { type Challenge, type ChallengeDocument, challenge as calls } from '../calls.ts'
import classes from './challenge.module.css'

/** The whole text of a challenge and its documents, for whoever thinks about choosing it. */
export function ChallengeDetails({ challenge }: { challenge: Challenge }) {
  const t = useTranslations('challenge')
  const { company, html, language, documents } = challenge
  return (
    <>
      <p className={classes.by}>{t('by', { company })}</p>
      <div lang={language} className={classes.text}>
        <RichText html={html} />
      </div>
      {documents.length > 0 && (
        <section className={classes.documents}>
          <Title order={3} size="h5">
            {t('documents')}
          </Title>
          <ul>
            {documents.map((one) => (
              <li key={one._id}>
                <DocumentButton challenge={challenge._id} document={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function DocumentButton({ challenge, document }: { challenge: string; document: ChallengeDocument }) {
  const t = useTranslations('challenge')
  const size = useFileSize()
  const path = callAddress(calls.document, { params: { id: challenge, document: document._id } })
  return (
    <DownloadButton variant="default" path={path}>
      {t('document', { name: document.name, size: size(document.bytes) })}
    </DownloadButton>
  )
}
