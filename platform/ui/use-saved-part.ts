import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSavedTogether } from './save-bar.tsx'

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
  const values = useWatch({ control: form.control })
  const changed = Object.keys(saved).filter((field) => values[field] !== saved[field]).length
  const discard = () => {
    form.reset(saved)
    forgetDraft()
  }
  useSavedTogether(name, { changed, busy, missing, submit, discard })
}
