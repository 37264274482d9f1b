import { Text } from '@mantine/core'
import { course } from '@rajt/contract/course'
import { useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import classes from './progress-report.module.css'

/** The worksheet of the course's last module, by which the report is written. */
export function Template({ lesson }: { lesson: string }) {
  const t = useTranslations('progress-report.template')
  const spoken = useStore(language)
  return (
    <div className={classes.template}>
      <Text>{t('text')}</Text>
      <DownloadButton
        variant="default"
        path={callAddress(course.worksheet, { params: { id: lesson, language: spoken } })}
      >
        {t('download')}
      </DownloadButton>
    </div>
  )
}
