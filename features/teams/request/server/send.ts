import { writeAudit } from '#platform/server/audit.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import type { TeamRequestKind } from '../states.ts'
import { kinds } from './kinds.ts'
import { answerBy, nextOf } from './times.ts'

interface Sending {
  kind: TeamRequestKind
  project_id: string
  person_id: string
  motivation: string
  cv_file_id?: string | null
  cv_digest?: Buffer | null
}

/** The only writer of new requests: its clock starts. Answers its id; the act tells whoever is asked. */
export async function sendRequest(
  scope: CommandScope,
  semester: SecondSemester,
  request: Sending,
): Promise<string> {
  const clocked = { sent_at: scope.now, answer_by: answerBy(semester, scope.now) }
  const { id } = await scope.tx
    .insertInto('team_request')
    .values({
      ...request,
      ...clocked,
      semester_id: semester.id,
      due_at: nextOf(clocked, scope.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit(scope, kinds[request.kind].sent, id)
  return id
}
