import { Button, Text } from '@mantine/core'
import { course } from '@rajt/contract/course'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { download } from '../plumbing/download.ts'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'
import { useTellFailure } from '../ui/tell.ts'
import classes from './progress-report.module.css'

/** The worksheet of the course's last module, by which the report is written. */
export function Template({ lesson }: { lesson: string }) {
  const t = useTranslations('progress-report.template')
  const spoken = useStore(language)
  const tellFailure = useTellFailure()
  const path = callAddress(course.worksheet, { params: { id: lesson, language: spoken } })
  return (
    <div className={classes.template}>
      <Text>{t('text')}</Text>
      <Button
        variant="default"
        leftSection={<Download size={18} aria-hidden="true" />}
        onClick={() => download(path).catch(tellFailure)}
      >
        {t('download')}
      </Button>
    </div>
  )
}
