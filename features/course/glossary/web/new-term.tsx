import { useTranslations } from 'use-intl'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { glossary } from '../calls.ts'
import { type TermDetails, TermFields } from '../parts.ts'
import { TermDialog } from './term-fields.tsx'

interface Props {
  /** What is known of it: the words that were selected in a text. */
  word?: Partial<TermFields>
  onAdded?: (term: TermDetails) => void
  onClose: () => void
}

/** A new term. */
export function NewTerm({ word = {}, onAdded, onClose }: Props) {
  const t = useTranslations('glossary-staff')
  const told = toastResult({ done: t('done.add'), failed: t('failed') }, onClose)
  const form = useCallForm({
    call: glossary.add,
    schema: TermFields,
    defaults: { huWord: '', huMeaning: '', enWord: '', enMeaning: '', ...word },
    // What was begun for another word is not this one's.
    draft: `term.new.${word.huWord ?? word.enWord ?? ''}`,
    invalidates: [glossary.list],
    ...told,
    done: (term) => {
      told.done()
      onAdded?.(term)
    },
  })
  return <TermDialog title={t('add')} form={form} onClose={onClose} />
}
