import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Role, roles } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FileChoice, isHeldByFile, Sending } from '#platform/ui/file-choice.tsx'
import { type FileProblem, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { useFileSize } from '#platform/ui/file-size.ts'
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
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, percent } = useAct(imports.preview, {
    invalidates: [imports.list],
    done: ({ _id: id }, { files }) => {
      keepFile(id, files.file)
      return navigate({ to: '/settings/import/$id', params: { id } })
    },
    failed: (failure) => {
      if (!(failure instanceof Failure) || !isAboutTheFile(failure)) return false
      setProblem(problemOf(failure, 'file'))
      return true
    },
  })
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    setNeeded(false)
    if (!wrong) setFile(chosen)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What the server did not take may be another one by now, under the same name or for another role.
    if (!(problem instanceof Failure) && isHeldByFile(event.currentTarget)) return
    setNeeded(!file)
    if (!file) return form.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
    setProblem(null)
    return run({ body: { role: role === BY_COLUMN ? null : (role as Role) }, files: { file } })
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
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
      <fieldset className={classes.file}>
        <legend>{t('file')}</legend>
        <FileChoice
          upload={upload}
          label={file ? t('otherFile') : t('chooseFile')}
          problem={problem}
          onChoose={choose}
          disabled={busy}
        >
          <FileName file={file} />
        </FileChoice>
        <Text role="alert" size="sm" c="var(--warn)">
          {isNeeded && <span>{t('fileNeeded')}</span>}
          {problem instanceof Failure && <Details failure={problem} />}
        </Text>
        <Template />
      </fieldset>
      {percent !== null && <Sending percent={percent} />}
      <div>
        <ActButton type="submit" size="lg" busy={busy}>
          {t('preview')}
        </ActButton>
      </div>
    </form>
  )
}

const isAboutTheFile = ({ code, fields }: Failure) =>
  code.startsWith('import-') || code === 'body-too-large' || Boolean(fields.file)

function FileName({ file }: { file: File | null }) {
  const size = useFileSize()
  return file ? (
    <Text className={classes.name}>
      {file.name} · {size(file.size)}
    </Text>
  ) : null
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
