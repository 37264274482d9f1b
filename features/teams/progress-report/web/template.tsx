import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
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
