import { type Import, imports } from '#office/imports/calls.ts'
import { importWorker } from '#office/imports/server/run.ts'
import type { Role } from '#platform/contract/parts.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

export const csvFile = (lines: readonly (readonly string[])[], name = 'lista.csv') =>
  new File([lines.map((cells) => cells.join(';')).join('\n')], name, { type: 'text/csv' })

let people = 0

/** Mentors nobody has heard of, as rows below the header. */
export const mentorLines = (count: number): string[][] => [
  ['Vezetéknév', 'Keresztnév', 'E-mail-cím'],
  ...Array.from({ length: count }, () => ['Új', 'Mentor', `imported${++people}@test.example`]),
]

/** What the office does with files of people, and the job that follows. */
export function importsOf({ as, db, clock, settings, log }: TestRajt) {
  const work = importWorker({ db, clock, settings, log })
  const preview = (file: File, role: Role | null = 'MENTOR', who: Person = gabor) =>
    as(who).call(imports.preview, { body: { role }, files: { file } })
  const previewed = async (...given: Parameters<typeof preview>) => (await preview(...given)).body as Import
  const one = (id: string) => as(gabor).does(imports.one, { params: { id } })
  return {
    work,
    preview,
    previewed,
    one,
    start: (id: string, who: Person = gabor) => as(who).call(imports.start, { params: { id } }),
    rows: async (id: string, body: object = {}) =>
      (await as(gabor).does(imports.rows, { params: { id }, body: body as never })).rows,
    /** Until nothing is left to do. */
    async run(id: string): Promise<Import> {
      for (let n = 0; n < 100; n++) {
        await work({ import: id })
        const now = await one(id)
        if (now.status !== 'RUNNING') return now
      }
      throw new Error('the import does not end')
    },
  }
}
