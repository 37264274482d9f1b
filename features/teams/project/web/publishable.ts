import type { UseFormReturn } from 'react-hook-form'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { Failure } from '#platform/web/failure.ts'
import { showOnFields } from '#platform/web/form.ts'
import { type ProjectFields, PublishProject } from '../calls.ts'

/** Whether every section says something; what is missing is told on its field before anything is asked. */
export function isPublishable(form: UseFormReturn<ProjectFields>): boolean {
  const parsed = PublishProject.safeParse({ ...form.getValues(), revision: 1 }, { reportInput: true })
  if (parsed.success) return true
  showOnFields(form, new Failure({ code: 'invalid-request', fields: fieldRefusals(parsed.error) }))
  return false
}
