import { type CallName, callsByName } from './call-name.ts'
import type { Sample } from './growth-sample.ts'

/** What is asked of a list, by what it is called. */
export type Pages = readonly (readonly [of: string, body: object])[]

export const pagesOf = (call: CallName, as: Sample['as'], pages: Pages): Sample[] =>
  pages.map(([of, body]) => ({ call, of, as, prepare: () => ({ body }) }))

const readers = [
  { role: 'OFFICE', as: 'office', suffix: '' },
  { role: 'UNIVERSITY', as: 'university', suffix: ', coordinator' },
] as const

type Reader = (typeof readers)[number]

const readersOf = (call: CallName) => readers.filter(({ role }) => callsByName[call].who.includes(role))

function readBy({ role, as, suffix }: Reader, call: CallName, [of, body]: Pages[number]): Sample {
  const params = callsByName[call].path.includes('/:role') ? { params: { role } } : {}
  return { call, of: `${of}${suffix}`, as, prepare: () => ({ ...params, body }) }
}

/** As the office reads a list, and coordinators where they may. */
export const pagesOfStaff = (call: CallName, pages: Pages): Sample[] =>
  readersOf(call).flatMap((reader) => pages.map((page) => readBy(reader, call, page)))

/** In every order, both ways: what a filter and a university leave is sorted too. */
export const pagesInOrder = (call: CallName, sorts: readonly string[], filters: Pages): Sample[] =>
  sorts
    .flatMap((sort) => [sort, `-${sort}`])
    .flatMap((sort) =>
      readersOf(call).flatMap((reader) =>
        [['everybody', {}] as const, ...(reader.role === 'OFFICE' ? filters : [])].map(([of, body]) =>
          readBy(reader, call, [`${of}, sorted by ${sort}`, { ...body, sort }]),
        ),
      ),
    )
