import { FIRST, ofFinished } from '#bench/growth-finished.ts'
import { pagesInOrder } from '#bench/growth-lists.ts'
import type { Walks } from '#testing/server/walks.ts'
import { onePagerSorts } from './calls.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'onePager.standing', as: 'student' },
      { call: 'onePager.onboard', as: 'student', prepare: () => ({ body: {} }) },
      { call: 'onePager.list', as: 'office', prepare: () => ({ body: {} }) },
      { call: 'onePager.list', of: 'one university', as: 'university', prepare: () => ({ body: {} }) },
      {
        call: 'onePager.list',
        of: 'those handed in',
        as: 'office',
        prepare: () => ({ body: { isUploaded: true } }),
      },
      {
        call: 'onePager.list',
        of: 'those not handed in',
        as: 'office',
        prepare: () => ({ body: { isUploaded: false } }),
      },
      {
        call: 'onePager.list',
        of: 'a search',
        as: 'office',
        prepare: () => ({ body: { search: 'orsi odon' } }),
      },
    ],
    finished: [
      {
        call: 'onePager.list',
        of: 'of a finished semester',
        as: 'office',
        prepare: ofFinished({ body: { semester: FIRST, isUploaded: false } }),
      },
    ],
    sorted: pagesInOrder('onePager.list', onePagerSorts, [['those handed in', { isUploaded: true }]]),
  },
  notMeasured: {
    'onePager.one': 'reads one row by its key',
    'onePager.file': 'reads one row by its key and sends a file',
    'onePager.zip': 'reads what onePager.list does, and sends every file of it',
    'onePager.submit': 'reads what onePager.standing does, writes one row, and sends a file to the disk',
  },
}
