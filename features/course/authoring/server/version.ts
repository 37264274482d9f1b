import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { presentVersion } from './present.ts'
import { contentOf, findThing, versionsOf } from './queries.ts'

export const version = query(authoring.version, async function version({ db, params }) {
  const { id } = await findThing(db, params.id)
  const row = (await versionsOf(db, id)).find(({ number }) => number === params.number)
  const published = await contentOf(db, { id, number: params.number })
  if (!row || !published) return refuse('not-found')
  return { version: presentVersion(row), published }
})
