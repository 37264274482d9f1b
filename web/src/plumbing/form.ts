import type { Call } from '@rajt/contract/call'
import type { FieldRefusal } from '@rajt/contract/errors'
import { fieldRefusals } from '@rajt/contract/field-refusals'
import { type RefObject, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { draftKey, keep, readKept } from './kept.ts'

const SECRET = /password/i

interface Options<V> {
  schema: z.ZodMiniType<unknown, unknown>
  defaults: V
  /** Keeps what was typed over a reload and a lost session, but never a password. */
  draft?: string
}

/** A form checked by the contract's own schema; `fail` puts the server's field refusals on their fields. */
export function useCallForm<V extends FieldValues>({ schema, defaults, draft }: Options<V>) {
  // The form's register and watch change behind one and the same object, which the compiler would take for constant:
  // so this hook is not compiled, and hands out a new object each time.
  'use no memo'
  const kept = draft ? readKept<Partial<V>>(sessionStorage, draftKey(draft)) : null
  const form = useForm<V>({
    defaultValues: { ...defaults, ...kept } as DefaultValues<V>,
    mode: 'onTouched',
    resolver: (values) => {
      const parsed = schema.safeParse(values, { reportInput: true })
      if (parsed.success) return { values, errors: {} }
      return { values: {}, errors: toErrors<V>(fieldRefusals(parsed.error)) }
    },
  })
  const base = useRef<FieldValues>(defaults)
  useKeptDraft(form, draft, base)
  return {
    form: { ...form },
    /** Whether the failure was about fields, which now show it; otherwise the caller tells it elsewhere. */
    fail: (failure: unknown): boolean => failure instanceof Failure && showOnFields(form, failure),
    forget: () => draft && keep(sessionStorage, draftKey(draft), null),
    /** What is saved by now: the form begins anew with it. */
    settle: (saved: V): void => {
      base.current = saved
      form.reset(saved)
    },
  }
}

// The message of an error is its refusal as JSON: it is put into words where it is shown, in the language of then.
const toErrors = <V extends FieldValues>(fields: Record<string, FieldRefusal>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, refusal]) => [
      name,
      { type: refusal.rule, message: JSON.stringify(refusal) },
    ]),
  ) as UseFormReturn<V>['formState']['errors']

function showOnFields<V extends FieldValues>(form: UseFormReturn<V>, failure: Failure): boolean {
  const known = Object.entries(failure.fields).filter(([name]) => name in form.getValues())
  for (const [name, refusal] of known)
    form.setError(
      name as FieldPath<V>,
      { type: refusal.rule, message: JSON.stringify(refusal) },
      { shouldFocus: true },
    )
  return known.length > 0
}

/** Keeps what differs from the form's beginning: what nobody touched is shown as it is by then. */
function useKeptDraft<V extends FieldValues>(
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
      keep(sessionStorage, draftKey(draft), typed.length > 0 ? Object.fromEntries(typed) : null)
    }) as { unsubscribe: () => void }
    return unsubscribe
  }, [form, draft, base])
}

export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : never
