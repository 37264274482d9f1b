import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { queryOf } from '#platform/web/query.ts'
import { useStore } from '#platform/web/store.ts'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { useSemester } from '#programme/finished/web/use-semester.ts'
import { type DataExportPreview, dataExport } from '../calls.ts'
import classes from './data-export.module.css'

/** Each file with what would be in it now (decision X7). */
export function DataExportPage() {
  const t = useTranslations('data-export-staff')
  const shown = useSemester(2)
  // There has been no second semester yet (decision X9).
  if (!shown) return <Redirect to="/" />
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead}>{t('lead')}</Text>
      <div className={classes.semester}>
        <SemesterChoice shown={shown} />
      </div>
      <Loaded query={queryOf(dataExport.previews, { query: shown.asked })} lines={10}>
        {({ exports }) => (
          <BoxedRows>
            {exports.map((one) => (
              <Export key={one.name} preview={one} {...shown.asked} />
            ))}
          </BoxedRows>
        )}
      </Loaded>
    </Page>
  )
}

interface ExportProps {
  preview: DataExportPreview
  semester?: string
}

function Export({ preview: { name, columns, rows }, semester }: ExportProps) {
  const t = useTranslations('data-export-staff')
  const spoken = useStore(language)
  const path = callAddress(dataExport.xlsx, { params: { name }, query: { semester, language: spoken } })
  const title = t(`names.${name}`)
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text>{t('rows', { count: rows })}</Text>
        <Text size="sm" c="dimmed" className={classes.columns}>
          {t('columns')}
          {columns.map((column, n) => (
            <span key={column} className={classes.column}>
              {n < columns.length - 1 ? `${column},` : column}
            </span>
          ))}
        </Text>
      </div>
      <DownloadButton variant="default" path={path} aria-label={t('downloadOne', { name: title })}>
        {t('download')}
      </DownloadButton>
    </li>
  )
}
