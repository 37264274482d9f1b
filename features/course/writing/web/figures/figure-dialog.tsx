import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { figureLimits } from './figure-limits.ts'
import type { Shown } from './figure-text.ts'
import { PictureChoice } from './picture-choice.tsx'
import { useNewPicture } from './use-new-picture.ts'

interface Props {
  there: Shown | null
  file: File | null
  language: Language
  onPut: (figure: Shown) => void
  onClose: () => void
}

/** A figure of a text: its picture, what it says to who does not see it, and its caption. */
export default function FigureDialog({ there, file, language, onPut, onClose }: Props) {
  const t = useTranslations('writing-staff.figure')
  const [picture, setPicture] = useState(there?.picture ?? null)
  const [words, setWords] = useState(there?.words.trim() ?? '')
  const [caption, setCaption] = useState(there?.caption ?? '')
  const [isAsked, setAsked] = useState(false)
  const fresh = useNewPicture(file)
  const isWordless = words.trim() === ''
  const confirm = async () => {
    setAsked(true)
    if (isWordless || (!picture && !fresh.parts.sending)) return
    const chosen = picture ?? (await fresh.added())
    if (chosen) onPut({ picture: chosen, words, caption })
  }
  return (
    <EntryDialog
      title={t(there ? 'change' : 'title')}
      confirm={t(there ? 'save' : 'put')}
      form={{ submit: confirm, busy: fresh.isBusy, percent: null }}
      onClose={onClose}
    >
      <PictureChoice picture={picture} parts={fresh.parts} isNeeded={isAsked} onChoose={setPicture} />
      <Textarea
        label={t('words')}
        description={t('wordsHint')}
        inputWrapperOrder={HINT_BELOW}
        required
        lang={language}
        autosize
        minRows={2}
        maxLength={figureLimits.words}
        value={words}
        {...(there || file ? { 'data-autofocus': true } : {})}
        error={isAsked && isWordless ? t('wordsNeeded') : undefined}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      <TextInput
        label={t('caption')}
        description={t('captionHint')}
        inputWrapperOrder={HINT_BELOW}
        required={false}
        lang={language}
        maxLength={figureLimits.caption}
        value={caption}
        onChange={({ currentTarget: { value } }) => setCaption(value)}
      />
    </EntryDialog>
  )
}
