import { ofFinished, SECOND } from '#bench/growth-finished.ts'
import type { Sample } from '#bench/growth-sample.ts'
import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    finished: [
      {
        call: 'progressReport.list',
        of: 'of a finished semester',
        as: 'university',
        prepare: ofFinished({ params: { role: 'UNIVERSITY' }, body: { semester: SECOND } }),
      },
    ],
    secondGrowthAlone: [
      {
        call: 'progressReport.list',
        as: 'office',
        prepare: () => ({ params: { role: 'OFFICE' }, body: {} }),
      },
      {
        call: 'progressReport.list',
        of: 'uploaded ones',
        as: 'office',
        prepare: () => ({
          params: { role: 'OFFICE' },
          body: { filters: { universities: [], isUploaded: true, search: '' } },
        }),
      },
      ...['name', '-name', 'submitted', '-submitted'].map(
        (sort): Sample => ({
          call: 'progressReport.list',
          of: `everything, sorted by ${sort}`,
          as: 'office',
          prepare: () => ({ params: { role: 'OFFICE' }, body: { sort } }),
        }),
      ),
      {
        call: 'progressReport.list',
        of: 'those without one',
        as: 'office',
        prepare: () => ({
          params: { role: 'OFFICE' },
          body: { filters: { universities: [], isUploaded: false, search: '' } },
        }),
      },
      {
        call: 'progressReport.list',
        of: 'coordinator, a search',
        as: 'university',
        prepare: () => ({
          params: { role: 'UNIVERSITY' },
          body: { filters: { universities: [], isUploaded: null, search: 'köl' } },
        }),
      },
    ],
  },
  notMeasured: {
    'progressReport.upload':
      'reads what onePager.standing does, writes one row, and sends a file to the disk',
    'progressReport.file': 'reads one row by its key and sends a file',
    'progressReport.zip': 'reads what progressReport.list does, and sends every file of it',
    'progressReport.standing': 'reads what onePager.standing does; refused in a first semester',
  },
}
