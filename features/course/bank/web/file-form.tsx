import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Encoding, encodings } from '#platform/contract/encoding.ts'
import { type Language, languages } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ChosenFile, useChosenFile } from '#platform/ui/chosen-file.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
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
  const chosen = useChosenFile({ field: 'file', upload, codes: 'question-file-' })
  const { file, problem } = chosen
  const { run, busy, percent } = useAct(bank.preview, {
    done: (answer, sent) => onRead({ language, encoding, file: sent.files.file as File }, answer),
    failed: chosen.refuse,
  })
  const choose = (one: File) => {
    onChange()
    chosen.choose(one)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = chosen.toSend(event)
    if (!sent) return
    onChange()
    void run({ params: { id: module }, body: { language, encoding }, files: { file: sent } })
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
      <FieldGroup legend={t('file')} required>
        <FileChoice
          upload={upload}
          label={file ? t('chooseOther') : t('choose')}
          problem={problem}
          onChoose={choose}
          disabled={busy}
          detail={
            problem instanceof Failure &&
            typeof problem.detail.line === 'number' &&
            t('brokenAt', { line: problem.detail.line })
          }
        >
          {file && <ChosenFile file={file} />}
        </FileChoice>
        <FieldError>{chosen.isNeeded && t('fileNeeded')}</FieldError>
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
