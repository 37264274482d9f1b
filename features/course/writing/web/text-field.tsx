import { Input } from '@mantine/core'
import { BookA, BookMarked, MessageSquareWarning, Table } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ChooseTerm } from '#course/glossary/web/choose-term.tsx'
import type { Language } from '#platform/contract/parts.ts'
import { lengthOf } from '#platform/contract/signs.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldHead, FieldPreview } from '#programme/text-preview/web/field-sides.tsx'
import { useMarkTools } from '#programme/text-preview/web/mark-tools.ts'
import { markedWith, type Typed } from '#programme/text-preview/web/marks.ts'
import { calloutOf, linkTo, tableBelow } from './blocks.ts'
import { CalloutDialog } from './callout-dialog.tsx'
import { chosenIn, typeOver } from './code-mirror.ts'
import { useFigures } from './figures/use-figures.tsx'
import { SHOW_TEXT } from './go-to-line.ts'
import { LessonDialog, type LinkedLesson } from './lesson-dialog.tsx'
import classes from './text-field.module.css'
import { useTextView } from './use-text-view.ts'

/** Lines of the text that are seen while it is short. */
const ROWS = 14

export interface TextFieldProps {
  label: string
  /** In which it is written. */
  language: Language
  value: string
  /** Characters. */
  max: number
  error: string | undefined
  onChange: (text: string) => void
  /** Those that it may link. */
  lessons: readonly LinkedLesson[]
  /** How its readers will see it; what was typed last may not have come back as `value` yet. */
  preview: (text: string) => ReactNode
}

/** A long text in Markdown, such as a lesson's: written in an editor that tells its marks apart, or looked at. */
export default function TextField({
  label,
  language,
  value,
  max,
  error,
  onChange,
  lessons,
  preview,
}: TextFieldProps) {
  const t = useTranslations('text-preview-staff')
  const own = useTranslations('writing-staff')
  const [open, setOpen] = useState<'callout' | 'lesson' | 'term' | null>(null)
  const [isShown, setShown] = useState(false)
  const [isTooLong, setTooLong] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const length = lengthOf(useDeferredValue(value))
  const takePicture = useRef((_: File): void => undefined)
  const view = useTextView({
    place,
    text: value,
    max,
    language,
    sample: t('sample'),
    attributes: attributesOf(id, error),
    onChange: (text) => {
      setTooLong(false)
      onChange(text)
    },
    onTooLong: () => setTooLong(true),
    onPicture: (file) => takePicture.current(file),
  })
  useEffect(() => {
    const { current: text } = place
    const show = () => flushSync(() => setShown(false))
    text?.addEventListener(SHOW_TEXT, show)
    return () => text?.removeEventListener(SHOW_TEXT, show)
  }, [])
  const figures = useFigures({ view, language, max, onTooLong: () => setTooLong(true) })
  useEffect(() => {
    takePicture.current = figures.take
  })
  const type = (typed: (chosen: ReturnType<typeof chosenIn>) => Typed) => {
    // A dialog gives the focus back to its button when it closes; the text has it afterwards.
    flushSync(() => setOpen(null))
    if (view) typeOver(view, typed(chosenIn(view.state)))
  }
  const marks = useMarkTools((mark) => type((chosen) => markedWith(mark, chosen, t('sample'))))
  const written = view?.state.doc.toString() ?? value
  const buttons = [
    ...marks,
    {
      key: 'lesson',
      label: own('tools.lesson'),
      icon: BookMarked,
      onUse: () => setOpen('lesson'),
    },
    {
      key: 'table',
      label: own('tools.table'),
      icon: Table,
      onUse: () => type((chosen) => tableBelow(chosen, own('column'))),
    },
    {
      key: 'callout',
      label: own('tools.callout'),
      icon: MessageSquareWarning,
      onUse: () => setOpen('callout'),
    },
    figures.tool,
    { key: 'term', label: own('tools.term'), icon: BookA, onUse: () => setOpen('term') },
  ]
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => view?.focus() }}
      description={t('hint')}
      error={error}
      inputWrapperOrder={HINT_BELOW}
      style={{ '--rows': ROWS }}
    >
      <FieldHead field={id} isPreview={isShown} onPreview={setShown} tools={buttons} />
      <div ref={place} className={classes.text} data-wrong={error ? true : undefined} hidden={isShown} />
      {isShown && (
        <FieldPreview rows={ROWS} text={written}>
          {preview(written)}
        </FieldPreview>
      )}
      <CharacterCount length={length} max={max} />
      <div role="status" className={classes.refused}>
        {isTooLong && own('tooLong')}
      </div>
      {figures.dialog}
      {open === 'callout' && (
        <CalloutDialog
          onChoose={(kind) => type((chosen) => calloutOf(kind, chosen, t('sample')))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'lesson' && (
        <LessonDialog
          lessons={lessons}
          onChoose={({ address: path, title }) => type((chosen) => linkTo({ path, title }, chosen))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'term' && view && (
        <ChooseTerm
          language={language}
          selected={wordsIn(chosenIn(view.state))}
          onChoose={(term) => type((chosen) => linkTo(term, chosen))}
          onClose={() => setOpen(null)}
        />
      )}
    </Input.Wrapper>
  )
}

const wordsIn = ({ text, start, end }: ReturnType<typeof chosenIn>) => text.slice(start, end)

/** What a screen reader says of the field, and what a browser checks in it. */
const attributesOf = (id: string, error: string | undefined): Record<string, string> => ({
  id,
  // A stop for Tab as it is; said, so that what scrolls around it is known to be reached.
  tabindex: '0',
  'aria-labelledby': `${id}-label`,
  'aria-describedby': error ? `${id}-error ${id}-description` : `${id}-description`,
  'aria-required': 'true',
  'aria-invalid': String(error !== undefined),
  spellcheck: 'true',
  autocorrect: 'on',
  autocapitalize: 'sentences',
  writingsuggestions: 'true',
})
