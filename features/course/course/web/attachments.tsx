import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFileSize } from '#platform/ui/file-size.ts'
import { useTellFailure } from '#platform/ui/tell.ts'
import { download } from '#platform/web/download.ts'
import type { Media } from '../lesson-parts.ts'
import classes from './attachments.module.css'

/** Worksheets to download, each with its size: mobile data costs money. */
export function Attachments({ files }: { files: readonly Media[] }) {
  const t = useTranslations('course.lesson')
  const tellFailure = useTellFailure()
  return (
    <section>
      <Title order={2} size="h4">
        {t('attachments')}
      </Title>
      <ul className={classes.files}>
        {files.map(({ url, title, bytes }) => (
          <li key={url}>
            <Anchor
              component="button"
              type="button"
              data-own-line
              onClick={() => download(url).catch(tellFailure)}
            >
              {title}
            </Anchor>
            <Size bytes={bytes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Size({ bytes }: { bytes: number }) {
  const t = useTranslations('course.lesson')
  const fileSize = useFileSize()
  return <span className={classes.size}>{t('size', { size: fileSize(bytes) })}</span>
}
