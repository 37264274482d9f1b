import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSavedTogether } from './save-bar.tsx'
import { useChanged } from './use-changed.ts'

interface Form<V extends FieldValues> {
  form: UseFormReturn<V>
  saved: V
  submit: () => unknown
  busy: boolean
  missing: number
  forgetDraft: () => unknown
}

/** A form of `useCallForm` as a part of `SavedTogether`: what differs from what is saved is counted, sent or taken back. */
export function useSavedPart<V extends FieldValues>(name: string, part: Form<V>): void {
  const { form, saved, submit, busy, missing, forgetDraft } = part
  const changed = useChanged(form, saved)
  const discard = () => {
    form.reset(saved)
    forgetDraft()
  }
  useSavedTogether(name, { changed, busy, missing, submit, discard })
}
