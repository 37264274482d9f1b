import { record } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { setRetired } from './retire-university.ts'

export const restoreUniversity = act(
  programme.restoreUniversity,
  async function restoreUniversity({ tx, actor, now, params }) {
    if (await setRetired({ tx, actor, now }, params.id, null))
      await record({ tx, actor, now }, 'university-restored', params.id)
    return { done: true }
  },
)
