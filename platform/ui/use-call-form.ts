import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import type { Answer, Call, Sent } from '#platform/contract/call.ts'
import type { Code } from '#platform/contract/errors.ts'
import { type FormOptions, showOnFields, useCheckedForm } from '#platform/web/form.ts'
import { missingIn } from '#platform/web/missing.ts'
import { isRequired } from '#platform/web/required.ts'
import { useFieldError } from './field.ts'
import { useRequiredWords } from './required-words.tsx'
import { type ActOptions, useAct } from './use-act.ts'

type Part<C extends Call, K extends string> = Sent<C> extends Record<K, infer P> ? P : never

interface Options<C extends Call, V extends FieldValues>
  extends FormOptions<V>,
    Omit<ActOptions<C>, 'retryUntilDelivered'> {
  call: C
  /** The chosen files of a call that takes some; they are in no draft. */
  files?: Part<C, 'files'>
  /** What the form holds once it is saved; without it, what was typed stays. */
  resetTo?: (answer: Answer<C>) => V
  /** What it must satisfy in the end, where it may be saved before: this says which fields are required. */
  finally?: FormOptions<V>['schema']
  /** Refusals of the call that are about one field: they stand there, and the field gets the focus. */
  onField?: Partial<Record<Code, FieldPath<V>>>
}

/** Asked for only where the call has parameters, or where the form's values are not its body. */
type Request<C extends Call, V> = (Part<C, 'params'> extends never
  ? { params?: never }
  : { params: Part<C, 'params'> }) &
  (V extends Part<C, 'body'>
    ? { body?: (values: V) => Part<C, 'body'> }
    : { body: (values: V) => Part<C, 'body'> })

/**
 * A form that sends one call: checked by the contract's schema, sent once, field refusals on their fields, every
 * other failure told, drafts kept. `field` is everything an input needs: register, its error in words, and whether it
 * is required, as the schema has it of what is typed so far; `error` and `required` are these alone. `missing`: how many
 * fields a refused form still lacks, for `MissingFields` at its button.
 */
export function useCallForm<C extends Call, V extends FieldValues>(options: Options<C, V> & Request<C, V>) {
  // The form's register and watch change behind one and the same object, which the compiler would take for constant:
  // so this hook is not compiled, and hands out a new object each time.
  'use no memo'
  const { call, params, body, files, invalidates, done, failed, resetTo, onField } = options
  const { form, forgetDraft, resetForm } = useCheckedForm(options)
  const fieldError = useFieldError()
  const requiredWords = useRequiredWords()
  const { run, busy, percent } = useAct(call, {
    ...(invalidates && { invalidates }),
    done: (answer, sent) => {
      forgetDraft()
      if (resetTo) resetForm(resetTo(answer))
      return done?.(answer, sent)
    },
    failed: (failure) => failed?.(failure) || showOnFields(form, failure, onField),
  })
  // `Request` has seen to it that these are what the call takes.
  const sendTyped = (values: V) =>
    run({ params, body: body?.(values as never) ?? values, ...(files && { files }) } as unknown as Sent<C>)
  /**
   * `words`: what stands at the field for a rule or a refusal that has words of its own there; `missing`: what is to be
   * done with a required one, after the words that say that it is.
   */
  const error = (name: FieldPath<V>, words: Record<string, ReactNode> = {}): ReactNode => {
    const wrong: { type?: string; message?: string } | undefined = get(form.formState.errors, name)
    const type = wrong?.type ?? ''
    if (words[type]) return words[type]
    return type === 'required' && words.missing ? requiredWords(words.missing) : fieldError(wrong)
  }
  const required = (name: FieldPath<V>) =>
    isRequired(options.finally ?? options.schema, form.getValues(), name)
  const field = <N extends FieldPath<V>>(name: N, words?: Record<string, ReactNode>) => ({
    ...form.register(name),
    error: error(name, words),
    required: required(name),
  })
  return {
    form: { ...form },
    field,
    error,
    required,
    missing: missingIn(form.formState, form.getValues()),
    submit: form.handleSubmit(sendTyped),
    busy,
    percent,
    forgetDraft,
  }
}
