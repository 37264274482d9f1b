import { ofFinished, SECOND } from '#bench/growth-finished.ts'
import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    finished: [
      {
        call: 'dataExport.previews',
        of: 'of a finished semester',
        as: 'office',
        prepare: ofFinished({ query: { semester: SECOND } }),
      },
    ],
  },
  notMeasured: {
    'dataExport.previews': 'counts every row that the files would have, for the office alone',
    'dataExport.xlsx': 'sends as many rows as there are; measured by itself (second-files.ts)',
  },
}
