import { command } from '#platform/server/request.ts'
import { project } from '../calls.ts'
import { write } from './write.ts'

/** Idempotent: repeating it gets the same answer. */
export const saveDraft = command(project.saveDraft, function saveDraft(request) {
  return write(request, 'saveDraft')
})
