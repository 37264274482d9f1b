import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'mentoredProject.list': 'reads the rows of one mentor',
    'mentoredProject.contact': 'reads one row by its key',
    'mentoredProject.setContact': 'writes one row by its key',
  },
}
