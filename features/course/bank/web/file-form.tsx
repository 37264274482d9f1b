import { Text } from '@mantine/core'
import { type DragEvent, type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Encoding, encodings } from '#platform/contract/encoding.ts'
import { type Language, languages } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FileChoice, isHeldByFile, Sending } from '#platform/ui/file-choice.tsx'
import { type FileProblem, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { useFileSize } from '#platform/ui/file-size.ts'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { Failure } from '#platform/web/failure.ts'
import { language as ownLanguage } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { bank } from '../calls.ts'
import type { QuestionFile } from '../file-parts.ts'
import classes from './files.module.css'

const upload = bank.preview.uploads.file

/** How a file is read. */
export interface Asked {
  language: Language
  encoding: Encoding | null
  file: File
}

interface Props {
  module: string
  /** What was read before is no longer true. */
  onChange: () => void
  onRead: (asked: Asked, file: QuestionFile) => void
}

/** Which file, and how it is read. What was chosen stays when the file is refused. */
export function FileForm({ module, onChange, onRead }: Props) {
  const t = useTranslations('bank-staff')
  const spoken = useStore(ownLanguage)
  const [language, setLanguage] = useState<Language>(spoken)
  const [encoding, setEncoding] = useState<Encoding | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const { run, busy, percent } = useAct(bank.preview, {
    done: (answer, sent) => onRead({ language, encoding, file: sent.files.file as File }, answer),
    failed: (failure) => {
      if (!(failure instanceof Failure) || !isAboutTheFile(failure)) return false
      setProblem(problemOf(failure, 'file'))
      return true
    },
  })
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    onChange()
    setProblem(wrong)
    setNeeded(false)
    if (!wrong) setFile(chosen)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(problem instanceof Failure) && isHeldByFile(event.currentTarget)) return
    setNeeded(!file)
    if (!file) return event.currentTarget.querySelector<HTMLElement>('input[type=file]')?.focus()
    setProblem(null)
    onChange()
    return run({ params: { id: module }, body: { language, encoding }, files: { file } })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.choices}>
        <NativeSelect
          label={t('language')}
          required
          description={t('languageHint')}
          inputWrapperOrder={HINT_BELOW}
          value={language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            setLanguage(value as Language)
            onChange()
          }}
        />
        <NativeSelect
          label={t('encoding')}
          required={false}
          description={t('encodingHint')}
          inputWrapperOrder={HINT_BELOW}
          placeholder={t('told')}
          value={encoding ?? ''}
          options={encodings.map((value) => ({ value, label: t(`encodings.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            setEncoding((value || null) as Encoding | null)
            onChange()
          }}
        />
      </div>
      <DropField onDrop={choose}>
        <legend>{t('file')}</legend>
        <FileChoice
          upload={upload}
          label={file ? t('chooseOther') : t('choose')}
          problem={problem}
          onChoose={choose}
          disabled={busy}
        >
          {file ? <FileName file={file} /> : <Text c="dimmed">{t('drop')}</Text>}
        </FileChoice>
        <Text role="alert" size="sm" c="var(--warn)">
          {isNeeded && <span>{t('fileNeeded')}</span>}
          {problem instanceof Failure && typeof problem.detail.line === 'number' && (
            <span>{t('brokenAt', { line: problem.detail.line })}</span>
          )}
        </Text>
      </DropField>
      {percent !== null && <Sending percent={percent} />}
      <div>
        <ActButton type="submit" busy={busy}>
          {t('preview')}
        </ActButton>
      </div>
    </form>
  )
}

const isAboutTheFile = ({ code, fields }: Failure) =>
  code.startsWith('question-file-') || code === 'body-too-large' || Boolean(fields.file)

function FileName({ file }: { file: File }) {
  const size = useFileSize()
  return (
    <Text className={classes.name}>
      {file.name} · {size(file.size)}
    </Text>
  )
}

interface DropProps {
  onDrop: (file: File) => void
  children: React.ReactNode
}

/** Dropping is a second way beside the button inside. */
function DropField({ onDrop, children }: DropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onDrop(file)
  }
  return (
    <fieldset
      className={classes.file}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </fieldset>
  )
}
