import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'nameChange.own': 'reads the rows of one student',
    'nameChange.ask': 'reads the rows of one student and writes one',
    'nameChange.withdraw': 'writes one row by its key',
    'nameChange.list': 'reads the requests, of which few wait, as registration.list does',
    'nameChange.accept': 'writes one row by its key, as account.correct does',
    'nameChange.reject': 'writes one row by its key, as registration.reject does',
  },
}
