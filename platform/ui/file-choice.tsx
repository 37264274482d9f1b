import { Button, Text } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Upload } from '#platform/contract/call.ts'
import { useFailureWords } from './failure-words.ts'
import { FieldError } from './field-error.tsx'
import classes from './file-choice.module.css'
import { browserTypes, type FileProblem } from './file-problem.ts'
import { useDroppedFile } from './use-dropped-file.ts'

const MEGABYTE = 1024 * 1024
const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
const openDocument = (kind: string) => `application/vnd.oasis.opendocument.${kind}`
/** As people know them; an APNG is a PNG to them, and a document of an older Word one of Word. */
const FORMATS: Record<string, string> = {
  'application/pdf': 'PDF',
  [office('wordprocessingml.document')]: 'Word',
  [office('spreadsheetml.sheet')]: 'Excel',
  [office('presentationml.presentation')]: 'PowerPoint',
  [openDocument('text')]: 'OpenDocument',
  [openDocument('spreadsheet')]: 'OpenDocument',
  [openDocument('presentation')]: 'OpenDocument',
  'application/x-cfb': 'Word',
  'application/zip': 'ZIP',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
  'application/xml': 'XML',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/ogg': 'OGG',
  'audio/webm': 'WebM',
  'text/vtt': 'WebVTT',
}

interface Props {
  /** What the server takes, said before it is chosen. */
  upload: Upload
  label: string
  problem: FileProblem | null
  /** Which part of the file it is about, after the words of the problem and in the same paragraph. */
  detail?: ReactNode
  /** Each place of the file that is wrong, below those words. */
  reasons?: readonly string[]
  onChoose: (file: File) => void
  /** Where the form may go without the file that was not taken. */
  onLeave?: () => void
  /** While a file is on its way. */
  disabled?: boolean
  /** Beside the button. */
  children?: ReactNode
}

/** The button that opens the choice of a file, and where it can be dropped; what it may be, and why the last one was not taken. */
export function FileChoice(props: Props) {
  const {
    upload,
    label,
    problem,
    detail,
    reasons = [],
    onChoose,
    onLeave,
    disabled = false,
    children,
  } = props
  const t = useTranslations('ui.file')
  const limits = useLimits(upload)
  const failureWords = useFailureWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useFocusKept(input, disabled)
  const dropped = useDroppedFile(onChoose, disabled)
  return (
    <div className={classes.field} {...dropped}>
      <div className={classes.acts}>
        <label className={classes.button}>
          {label}
          <input
            type="file"
            ref={input}
            accept={browserTypes(upload).join(',')}
            disabled={disabled}
            aria-describedby={`${id}-problem ${id}`}
            aria-invalid={problem !== null}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onChoose(file)
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        {children}
      </div>
      <Text size="sm" c="dimmed" id={id}>
        {t('limits', limits)} <span className={classes.orDrop}>{t('orDrop')}</span>
      </Text>
      <FieldError id={`${id}-problem`}>
        {problem && (
          <>
            <span>{typeof problem === 'string' ? t(problem, limits) : failureWords(problem)}</span>{' '}
            {detail && <span>{detail}</span>}
            {reasons.length > 0 && <Reasons reasons={reasons} />}
          </>
        )}
      </FieldError>
      {problem && onLeave && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.leave}
          onClick={() => {
            onLeave()
            input.current?.focus()
          }}
        >
          {t('leave')}
        </Button>
      )}
    </div>
  )
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className={classes.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)

function useLimits({ maxBytes, types }: Upload) {
  const names = new Set(types.map((type) => FORMATS[type] ?? type))
  const formats = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(names)
  return { megabytes: maxBytes / MEGABYTE, formats }
}

interface SendingProps {
  percent: number
  /** Where it can be given up. */
  onCancel?: () => void
}

/** How much of a file has left. */
export function Sending({ percent, onCancel }: SendingProps) {
  const t = useTranslations('ui')
  const id = useId()
  return (
    <div className={classes.sending}>
      <progress max={100} value={percent} aria-labelledby={id} />
      <Text size="sm" id={id}>
        {t('file.sending', { percent })}
      </Text>
      {onCancel && (
        <Button variant="default" size="compact-sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}

/** A field that was closed for a while gets the focus back that this took from it. */
function useFocusKept(input: RefObject<HTMLInputElement | null>, isClosed: boolean) {
  const wasClosed = useRef(false)
  useEffect(() => {
    if (wasClosed.current && !isClosed && document.activeElement === document.body) input.current?.focus()
    wasClosed.current = isClosed
  }, [input, isClosed])
}
