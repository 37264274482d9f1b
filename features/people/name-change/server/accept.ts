import { confirmName } from '#people/people/server/confirmed-name.ts'
import { command } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { acceptRow, lockOpen } from './decide.ts'
import { presentNameChange } from './present.ts'
import { find } from './queries.ts'

/** The new name stands everywhere from now on; a certificate of before is replaced at the next download. */
export const accept = command(nameChange.accept, async function accept(request) {
  const { tx, actor, now, params } = request
  const row = await lockOpen(request, 'accept', params.id)
  const { account_id: id, to_surname: surname, to_firstname: firstname } = row
  await confirmName(tx, { id, surname, firstname, by: actor.id }, now)
  await acceptRow(request, row)
  return presentNameChange(await find(tx, row.id), actor)
})
