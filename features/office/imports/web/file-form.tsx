import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Role, roles } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ChosenFile, useChosenFile } from '#platform/ui/chosen-file.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { Failure } from '#platform/web/failure.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { importFields, imports } from '../calls.ts'
import classes from './imports.module.css'
import { keepFile } from './kept-file.ts'

const upload = imports.preview.uploads.file
/** Instead of one role for everybody. */
const BY_COLUMN = 'COLUMN'

/** Whom the file is about, and the file. What was chosen stays when the file is refused. */
export function FileForm() {
  const t = useTranslations('imports-staff')
  const navigate = useNavigate()
  const [role, setRole] = useState<string>(BY_COLUMN)
  const chosen = useChosenFile({ field: 'file', upload, codes: 'import-' })
  const { file, problem } = chosen
  const { run, busy, percent } = useAct(imports.preview, {
    invalidates: [imports.list],
    done: ({ _id: id }, { files }) => {
      keepFile(id, files.file)
      return navigate({ to: '/settings/import/$id', params: { id } })
    },
    failed: chosen.refuse,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = chosen.toSend(event)
    if (sent) void run({ body: { role: role === BY_COLUMN ? null : (role as Role) }, files: { file: sent } })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('who')}
        required
        description={t('whoHint')}
        inputWrapperOrder={HINT_BELOW}
        placeholder={t('byColumn')}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
        options={[
          { value: BY_COLUMN, label: t('byColumn') },
          ...roles.map((value) => ({ value, label: t(`everybody.${value}`) })),
        ]}
      />
      <FieldGroup legend={t('file')} required>
        <FileChoice
          upload={upload}
          label={file ? t('otherFile') : t('chooseFile')}
          problem={problem}
          onChoose={chosen.choose}
          disabled={busy}
          detail={problem instanceof Failure && <Details failure={problem} />}
        >
          {file && <ChosenFile file={file} />}
        </FileChoice>
        <FieldError>{chosen.isNeeded && t('fileNeeded')}</FieldError>
        <Template />
      </FieldGroup>
      {percent !== null && <Sending percent={percent} />}
      <div>
        <ActButton type="submit" busy={busy}>
          {t('preview')}
        </ActButton>
      </div>
    </form>
  )
}

/** The columns that the file lacks, as the example calls them, or the line where it is broken. */
function Details({ failure: { detail } }: { failure: Failure }) {
  const t = useTranslations('imports-staff')
  if (typeof detail.line === 'number') return t('quoteLine', { line: detail.line })
  const names = Array.isArray(detail.missing) ? detail.missing : []
  const missing = importFields.filter((field) => names.includes(field))
  return (
    missing.length > 0 &&
    t('columnsMissing', { columns: missing.map((one) => t(`fields.${one}`)).join(', ') })
  )
}

function Template() {
  const t = useTranslations('imports-staff')
  const spoken = useStore(language)
  return (
    <div className={classes.template}>
      <Text size="sm">{t('templateHint')}</Text>
      <DownloadButton
        variant="default"
        size="sm"
        path={callAddress(imports.template, { query: { language: spoken } })}
      >
        {t('template')}
      </DownloadButton>
    </div>
  )
}
