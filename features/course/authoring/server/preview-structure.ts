import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { structure } from '../structure-calls.ts'
import { restructured } from './structure-effect.ts'

/** Whom an act on a module concerns; nothing of it is done. */
export const previewStructure = query(structure.preview, async function previewStructure(request) {
  const { db, params, query: asked } = request
  const { semester } = await currentProgramme(db)
  return (await restructured(db, { semester, module: params.id, act: { act: params.act, to: asked.to } }))
    .effect
})
