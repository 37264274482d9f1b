import { type RefObject, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftKey, readStored, store } from './stored.ts'

const SECRET = /password/i

export const readDraft = <V>(draft: string | undefined): Partial<V> | null =>
  draft ? readStored<Partial<V>>(sessionStorage, draftKey(draft)) : null

/** Keeps what differs from the form's beginning: a field that nobody touched shows what is saved by then. */
export function useKeptDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  draft: string | undefined,
  base: RefObject<FieldValues>,
) {
  useEffect(() => {
    if (!draft) return
    const { unsubscribe } = form.watch((values) => {
      const typed = Object.entries(values).filter(
        ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(base.current[name]),
      )
      store(sessionStorage, draftKey(draft), typed.length > 0 ? Object.fromEntries(typed) : null)
    }) as { unsubscribe: () => void }
    return unsubscribe
  }, [form, draft, base])
}
