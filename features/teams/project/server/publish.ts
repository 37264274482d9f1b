import { command } from '#platform/server/request.ts'
import { project } from '../calls.ts'
import { write } from './write.ts'

/** From then on others see it, and nobody changes it any more. Idempotent: repeating it gets the same answer. */
export const publish = command(project.publish, function publish(request) {
  return write(request, 'publish')
})
