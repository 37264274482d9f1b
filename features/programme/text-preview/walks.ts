import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'textPreview.render': 'renders the caller’s own text, and reads no row',
  },
}
