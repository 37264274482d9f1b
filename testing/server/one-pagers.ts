import { type Challenge, challenge } from '#documents/challenge/calls.ts'
import { onePager } from '#documents/one-pager/calls.ts'
import { onePagePdf } from '#local/demo/pdf.ts'
import { days, later, minutes } from '#platform/server/clock.ts'
import { gabor } from './cast.ts'
import { examsOf } from './exams.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** What tests do with challenges and one-pagers again and again. */
export async function onePagersOf(rajt: TestRajt) {
  const { as, db, clock } = rajt
  const { moduleAt } = await examsOf(rajt)
  const completeCourse = (student: Person) => passEverything(db, student, clock.now())
  const onboard = (student: Person) => as(student).does(onePager.onboard, { body: {} as never })
  const fields = (own: object = {}) => ({
    company: 'Cég',
    title: 'Kihívás',
    summary: 'Röviden',
    description: 'Egy **leírás**.',
    language: 'hu' as const,
    maxStudents: 3,
    deadline: later(clock.now(), days(10)).toISOString(),
    ...own,
  })
  return {
    completeCourse,
    onboard,
    fields,
    moduleAt,
    /** A student who may hand in. */
    ready: async (traits: Partial<Person> = {}): Promise<Person> => {
      const student = await rajt.enter(traits)
      await completeCourse(student)
      await onboard(student)
      return student
    },
    addChallenge: (own: object = {}, files: object = {}): Promise<Challenge> => {
      clock.pass(1000)
      return as(gabor).does(challenge.add, {
        body: fields(own),
        files: { logo: null, documents: [], ...files },
      })
    },
    handIn: (student: Person, of: Challenge | null = null, file: Blob = pdf()) =>
      as(student).call(onePager.submit, {
        body: { type: of ? 'CHALLENGE' : 'OWN', corporateProblemId: of?._id ?? null },
        files: { file },
      }),
  }
}

/** A whole PDF; `bytes` pads it to a size, behind its own first line where nothing minds. */
export function pdf(words = 'Ötlet', bytes?: number): File {
  const made = onePagePdf(words, [])
  return new File([new Uint8Array(bytes ? padded(made, bytes) : made)], 'one-pager.pdf')
}

/** As large as it is asked for: a comment after the first line, and every place in the table moved by it. */
function padded(made: Buffer, bytes: number): Buffer {
  const text = made.toString('latin1')
  const body = text.indexOf('1 0 obj')
  const start = Number(text.match(/startxref\n(\d+)/)?.[1])
  const grows = String(start + bytes).length - String(start).length
  const comment = bytes - made.length - grows
  const moved = text
    .slice(body)
    .replace(
      /^(\d{10}) 00000 n/gm,
      (_, at: string) => `${String(Number(at) + comment).padStart(10, '0')} 00000 n`,
    )
    .replace(/startxref\n\d+/, `startxref\n${start + comment}`)
  return Buffer.from(`${text.slice(0, body)}%${'x'.repeat(comment - 2)}\n${moved}`, 'latin1')
}

/** Every exam of the course passed at once, as another provider would have told it. */
async function passEverything(db: TestRajt['db'], { id: account_id }: Person, at: Date): Promise<void> {
  const modules = await db
    .selectFrom('module as m')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .select('m.id')
    .where('s.is_current', '=', true)
    .where('m.extra', '=', false)
    .execute()
  const passed = { number: 1, status: 'SUBMITTED', external: true, points: 70, passed: true } as const
  const times = { started_at: at, closed_at: at, ends_at: later(at, minutes(20)) }
  await db
    .insertInto('exam_attempt')
    .values(modules.map(({ id }) => ({ account_id, module_id: id, ...passed, ...times })))
    .execute()
}
