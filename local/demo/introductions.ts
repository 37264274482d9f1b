import type { Personality } from '#platform/contract/parts.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { answerBy } from '#teams/request/server/times.ts'
import { insertMany } from './insert-many.ts'
import { introductions } from './introduction-texts.ts'
import type { Person } from './people.ts'

interface Looking {
  /** Students without a team, the account `student` first. */
  looking: readonly Person[]
  /** Projects, that of the account `owner` first. */
  owned: readonly { id: string }[]
  semester: SecondSemester
}

const INTRODUCED = 26

/** Students without a team say who they are, and some are invited: `student` once, three people by `owner`. */
export async function introduceStudents(tx: Tx, { looking, owned, semester }: Looking, now: Date) {
  const focuses = await tx.selectFrom('term').select('id').where('kind', '=', 'focus').orderBy('hu').execute()
  const introduced = introducedOf(looking)
  const key = (one: Person) => ({ account_id: one.id, semester_id: semester.id })
  await insertMany(
    tx,
    'introduction',
    introduced.map(({ one, words: [oneLiner, introduction] }, n) => {
      const address = `https://www.linkedin.com/in/${one.username}`
      return {
        ...key(one),
        one_liner: oneLiner,
        introduction,
        facebook: '',
        linkedin: n % 3 === 0 ? '' : address,
        shows_one_pager: n % 2 === 0,
        is_published: true,
        saved_at: later(now, -hours(7 * (n + 1))),
      }
    }),
  )
  await insertMany(
    tx,
    'introduction_has_focus',
    introduced.flatMap(({ one }, n) =>
      [n, n + 3, n + 7].slice(0, 1 + (n % 3)).flatMap((place, i) => {
        const focus = focuses[place % focuses.length]
        return focus ? [{ ...key(one), term_id: focus.id, position: i + 1 }] : []
      }),
    ),
  )
  const [student, ...others] = introduced.map(({ one }) => one)
  // Not one that has said no to them, nor one that they have asked themselves.
  const [own, , , , , , other] = owned
  const invited = [
    { person: student, project: other, ago: hours(20), isDeclined: false },
    { person: others[10], project: own, ago: hours(30), isDeclined: false },
    { person: others[11], project: own, ago: days(3), isDeclined: false },
    { person: others[12], project: own, ago: days(4), isDeclined: true },
  ]
  await insertMany(
    tx,
    'team_request',
    invited.flatMap(({ person, project, ago, isDeclined }) => {
      const sent_at = later(now, -ago)
      const closed_at = isDeclined ? later(sent_at, hours(9)) : null
      if (!person || !project) return []
      return [
        {
          kind: 'INVITATION' as const,
          semester_id: semester.id,
          motivation: '',
          project_id: project.id,
          person_id: person.id,
          sent_at,
          closed_at,
          seen_at: closed_at,
          status: isDeclined ? ('REJECTED' as const) : ('PENDING' as const),
          answer_by: answerBy(semester, sent_at),
        },
      ]
    }),
  )
}

/** No two say the same: of each type there are as many people as texts. */
function introducedOf(looking: readonly Person[]) {
  const said: Record<Personality, number> = { CEO: 0, CTO: 0, PM: 0, Creative: 0 }
  return looking
    .flatMap((one) => {
      const type = one.personality ?? 'PM'
      const words = introductions[type][said[type]++]
      return words ? [{ one, words }] : []
    })
    .slice(0, INTRODUCED)
}
