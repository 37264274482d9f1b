import { limits } from '#platform/server/limits.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { textPreview } from '../calls.ts'

/** A text costs what publishing it would, and nobody sees it: so its writer has a number of them. */
export const render = commandInSteps(textPreview.render, async function render({ db, actor, now, body }) {
  await hitOrRefuse(db, { key: `preview ${actor.id}`, limit: limits.textPreviews }, now)
  return { html: await renderSent(body, 'text') }
})
