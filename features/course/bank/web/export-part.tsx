import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#platform/contract/parts.ts'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { bank } from '../calls.ts'
import { type WrittenFormat, writtenFormats } from '../file-parts.ts'
import classes from './files.module.css'

/** What the exam of a module draws from, as a file of one language. */
export function ExportPart({ module }: { module: string }) {
  const t = useTranslations('bank-staff')
  const spoken = useStore(language)
  const [format, setFormat] = useState<WrittenFormat>('moodle-xml')
  const [written, setWritten] = useState<Language>(spoken)
  return (
    <TitledPart title={t('export')} reason={t('exportLead')}>
      <div className={classes.choices}>
        <NativeSelect
          label={t('exportFormat')}
          required
          value={format}
          options={writtenFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setFormat(value as WrittenFormat)}
        />
        <NativeSelect
          label={t('exportLanguage')}
          required
          value={written}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setWritten(value as Language)}
        />
      </div>
      <div>
        <DownloadButton
          variant="default"
          path={callAddress(bank.write, { params: { id: module }, query: { format, language: written } })}
        >
          {t('download')}
        </DownloadButton>
      </div>
    </TitledPart>
  )
}
