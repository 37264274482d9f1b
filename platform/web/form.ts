import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Code, FieldRefusal } from '#platform/contract/errors.ts'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { readDraft, useKeptDraft } from './draft.ts'
import { isFailure } from './failure.ts'
import { pointerReleased } from './pointer.ts'
import { draftKey, store } from './stored.ts'

export interface FormOptions<V> {
  /** The contract's own, or one made of its parts. Named here because the build leaves those of the calls at home. */
  schema: z.ZodMiniType<unknown, unknown>
  defaults: V
  /** Keeps what was typed over a reload and a lost session, but never a password. */
  draft?: string
}

/** A form that is checked by a schema before it is sent, and starts with its draft. */
export function useCheckedForm<V extends FieldValues>({ schema, defaults, draft }: FormOptions<V>) {
  'use no memo'
  const form = useForm<V>({
    defaultValues: { ...defaults, ...readDraft<V>(draft) } as DefaultValues<V>,
    mode: 'onTouched',
    resolver: async (live) => {
      // What is typed while this waits was not there when the form was sent.
      const values = structuredClone(live)
      // A field is checked as it is left, and its error moves the button that was pressed.
      await pointerReleased()
      const parsed = schema.safeParse(values, { reportInput: true })
      if (parsed.success) return { values, errors: {} }
      return { values: {}, errors: toErrors<V>(fieldRefusals(parsed.error)) }
    },
  })
  const base = useRef<FieldValues>(defaults)
  useKeptDraft(form, draft, base)
  return {
    form,
    forgetDraft: () => draft && store(sessionStorage, draftKey(draft), null),
    /** The form begins anew with what is saved by now. */
    resetForm: (saved: V): void => {
      base.current = saved
      form.reset(saved)
    },
  }
}

// The message of an error is its refusal as JSON: it is put into words where it is shown, in the language of then.
const errorOf = (refusal: FieldRefusal = { rule: 'format' }) => ({
  type: refusal.rule,
  message: JSON.stringify(refusal),
})

const toErrors = <V extends FieldValues>(fields: Record<string, FieldRefusal>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, refusal]) => [name, errorOf(refusal)]),
  ) as UseFormReturn<V>['formState']['errors']

/** Puts what the server refused on the fields it is about; false when it is about none of this form. */
export function showOnFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  failure: unknown,
  onField: Partial<Record<Code, FieldPath<V>>> = {},
): boolean {
  if (!isFailure(failure)) return false
  const own = onField[failure.code as Code]
  if (own) {
    form.setError(own, { ...errorOf(failure.fields[own]), type: failure.code }, { shouldFocus: true })
    return true
  }
  const values = form.getValues()
  const known = Object.keys(failure.fields).filter((name) => get(values, name) !== undefined)
  const first = Object.keys(values).find((name) => known.some((one) => one.split('.')[0] === name))
  for (const name of known)
    form.setError(name as FieldPath<V>, errorOf(failure.fields[name]), {
      shouldFocus: name.split('.')[0] === first,
    })
  return known.length > 0
}
