import type { Personality } from '@rajt/contract/parts'
import { days, hours, later } from '../plumbing/clock.ts'
import type { Tx } from '../plumbing/database.ts'
import type { SecondSemester } from '../programme/second-semester.ts'
import { answerBy } from '../team-request/clock.ts'
import { insertMany } from './insert-many.ts'
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
  const introduced = looking.slice(0, INTRODUCED)
  const key = (one: Person) => ({ account_id: one.id, semester_id: semester.id })
  await insertMany(
    tx,
    'introduction',
    introduced.map((one, n) => {
      const { oneLiner, introduction } = wordsOf(one, n)
      const address = `https://www.linkedin.com/in/${one.username}`
      return {
        ...{ ...key(one), one_liner: oneLiner, introduction, facebook: '' },
        ...{ linkedin: n % 3 === 0 ? '' : address, shows_one_pager: n % 2 === 0, is_published: true },
        saved_at: later(now, -hours(7 * (n + 1))),
      }
    }),
  )
  await insertMany(
    tx,
    'introduction_has_focus',
    introduced.flatMap((one, n) =>
      [n, n + 3, n + 7].slice(0, 1 + (n % 3)).flatMap((place, i) => {
        const focus = focuses[place % focuses.length]
        return focus ? [{ ...key(one), term_id: focus.id, position: i + 1 }] : []
      }),
    ),
  )
  const [student, ...others] = looking
  const [own, , , other] = owned
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
          ...{ kind: 'INVITATION' as const, semester_id: semester.id, motivation: '' },
          ...{ project_id: project.id, person_id: person.id, sent_at, closed_at, seen_at: closed_at },
          status: isDeclined ? ('REJECTED' as const) : ('PENDING' as const),
          answer_by: answerBy(semester, sent_at),
        },
      ]
    }),
  )
}

/** By type, two of each. */
const words: Record<Personality, readonly { oneLiner: string; introduction: string }[]> = {
  CEO: [
    {
      oneLiner: 'Szívesen állok emberek elé, és bírom, ha nemet mondanak.',
      introduction:
        'Két évig vezettem a kari önkéntes csapatot, ott tanultam meg embereket szervezni és pénzt kérni. Olyan projektet keresek, amelynek már van kipróbált ötlete, és kell hozzá valaki, aki partnereket szerez.',
    },
    {
      oneLiner: 'Értékesítettem telefonon, és azóta nem félek kérdezni.',
      introduction:
        'Nyáron egy szolgáltatónál dolgoztam az értékesítésben. Heti tíz órát tudok vállalni, főleg interjúkat és tárgyalásokat.',
    },
  ],
  CTO: [
    {
      oneLiner: 'Prototípust építek, mielőtt vitatkoznánk róla.',
      introduction:
        'Harmadéves mérnökinformatikus vagyok. Webes felületet és egyszerű szenzorokat is raktam már össze. Olyan csapatot keresek, amely előbb megkérdezi a vevőt, és csak utána kér tőlem kódot.',
    },
    {
      oneLiner: 'Adatokból csinálok érthető ábrát.',
      introduction:
        'Adatelemzést tanulok. Ha van miből számolni, egy hét alatt megmutatom, mit csinálnak a felhasználók. Kevés időm van, de azt megbízhatóan adom.',
    },
  ],
  PM: [
    {
      oneLiner: 'Nálam mindig tudni, ki mit csinál péntekig.',
      introduction:
        'Három rendezvényt vittem végig az elejétől a végéig. Táblát vezetek, emlékeztetek, és észreveszem, ha elcsúszunk. Szeretem, ha a csapat hetente egyszer személyesen is leül.',
    },
    {
      oneLiner: 'Rendet teszek a teendők között.',
      introduction:
        'Logisztikát tanulok. Szívesen átveszem a beszállítókat, a határidőket és a költségeket, hogy a többiek a terméken dolgozhassanak.',
    },
  ],
  Creative: [
    {
      oneLiner: 'Rajzolok, vágok, szöveget írok.',
      introduction:
        'Grafikai munkákat vállalok a kollégium lapjának. Logót, bemutatót és rövid videót is készítek, és szívesen tesztelem, melyik szöveg működik.',
    },
    {
      oneLiner: 'Tíz ötletből kilencet kidobok, a tizediket megrajzolom.',
      introduction:
        'Formatervezést tanulok. Olyan projektet keresek, ahol a termék kézbe fogható, és lehet vele kísérletezni.',
    },
  ],
}

function wordsOf({ personality }: Person, n: number) {
  const ofType = words[personality ?? 'PM']
  return ofType[n % ofType.length] ?? { oneLiner: '', introduction: '' }
}
