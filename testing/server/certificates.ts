import { createPublicKey, verify } from 'node:crypto'
import { certificate } from '#course/certificate/calls.ts'
import { signedFile } from '#course/certificate/file.ts'
import type { Sent } from '#platform/contract/call.ts'
import { onePagersOf } from './one-pagers.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

type Query = Partial<Sent<typeof certificate.file>['query']>

/** What tests do with certificates again and again. */
export async function certificatesOf(rajt: TestRajt) {
  const { as, guest, db } = rajt
  const { completeCourse, moduleAt } = await onePagersOf(rajt)
  const { key: semester } = await db
    .selectFrom('semester')
    .select('key')
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  const query = (own: Query = {}) => ({ semester, language: 'hu' as const, ...own })
  const download = async (who: Person, own: Query = {}) => {
    const file = await as(who).does(certificate.file, { query: query(own) })
    return new Uint8Array(await file.arrayBuffer())
  }
  return {
    completeCourse,
    moduleAt,
    semester,
    query,
    download,
    /** A student who has completed everything. */
    async finisher(traits: Partial<Person> = {}): Promise<Person> {
      const student = await rajt.enter(traits)
      await completeCourse(student)
      return student
    },
    refusedDownload: async (who: Person, own: Query = {}) =>
      (await as(who).refused(certificate.file, { query: query(own) })).code,
    standing: async (who: Person) => {
      const { semesters } = await as(who).does(certificate.standing)
      const current = semesters.find(({ isCurrent }) => isCurrent)
      if (!current) throw new Error('no standing in the current semester')
      return current
    },
    check: (code: string) => guest.call(certificate.check, { params: { code } }),
    rows: ({ id }: Person) =>
      db.selectFrom('certificate').selectAll().where('account_id', '=', id).orderBy('serial').execute(),
    /** As somebody else would do it, with the published keys alone. */
    async isGenuine(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
      const file = signedFile(bytes)
      const { keys } = await guest.does(certificate.keys)
      const key = keys.find(({ id }) => id === file?.key)
      return Boolean(file && key && verify(null, file.signed, createPublicKey(key.pem), file.signature))
    },
    /** One more attempt at the first exam, with other points. */
    async improve({ id: account_id }: Person, points: number): Promise<void> {
      const at = rajt.clock.now()
      const row = {
        account_id,
        module_id: moduleAt(1),
        number: 2,
        status: 'SUBMITTED',
        external: true,
      } as const
      const times = { started_at: at, closed_at: at, ends_at: new Date(at.getTime() + 1000) }
      await db
        .insertInto('exam_attempt')
        .values({ ...row, ...times, points, passed: points >= 50 })
        .execute()
    },
  }
}
