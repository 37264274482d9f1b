import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { answerBy } from '#teams/request/server/times.ts'
import { insertMany } from './insert-many.ts'

interface Into {
  tx: Tx
  now: Date
}

const motivations = [
  'Az árazásban akadtunk el: mindenki másképp fizetne, és nem tudjuk, melyik modell bírja ki a nyarat.',
  'Építettél már olyat, amit boltokon át adtak el. Két beszélgetést kérnénk, mielőtt szerződünk.',
  'Technikailag jól állunk, de egyikünk sem adott még el semmit. Ebben kérnénk segítséget.',
  'Társasházakkal tárgyalunk, és nem tudjuk, ki dönt. Te ismered ezt a világot, két beszélgetést kérnénk.',
]

/** What teams and mentors ask of each other: much of it of the accounts `mentor` and `owner`, so that each page shows some. */
export async function mentorInTeams({ tx, now }: Into, semester: SecondSemester): Promise<void> {
  const projects = await projectsOf(tx, semester)
  const mentors = await mentorsOf(tx)
  const own = projects.find(({ email }) => email === 'owner@rajt.example')
  const mentor = mentors.find(({ email }) => email === 'mentor@rajt.example')
  const others = mentors.filter((one) => one !== mentor)
  const [asked, declined, suggested, interested] = others
  const open = projects.filter((one) => one !== own && !one.hasMentor)
  if (!own || !mentor || !asked || !declined || !suggested || !interested) return
  const sent = (project: { id: string }, person: { id: string }, n: number) => {
    const sent_at = later(now, -days(1) - hours(7 * n))
    return {
      kind: 'MENTOR_APPLICATION' as const,
      semester_id: semester.id,
      project_id: project.id,
      person_id: person.id,
      motivation: motivations[n % motivations.length] ?? '',
      sent_at,
      answer_by: answerBy(semester, sent_at),
    }
  }
  await insertMany(tx, 'team_request', [
    ...open.slice(0, 2).map((project, n) => sent(project, mentor, n)),
    { ...sent(own, asked, 3), seen_at: later(now, -hours(4)) },
  ])
  const answered = { status: 'REJECTED' as const, closed_at: later(now, -hours(20)) }
  await insertMany(tx, 'team_request', [
    {
      ...sent(own, declined, 2),
      ...answered,
      seen_at: answered.closed_at,
      reason: 'Ehhez a piachoz nem értek, inkább ne én vezesselek titeket. Keressetek kiskereskedőt!',
    },
  ])
  await insertMany(
    tx,
    'mentor_interest',
    [
      [own, mentor],
      [own, interested],
      [open[2], mentor],
    ].flatMap(([project, person], n) =>
      project && person
        ? {
            project_id: project.id,
            semester_id: semester.id,
            mentor_id: person.id,
            sent_at: later(now, -hours(9 + 13 * n)),
          }
        : [],
    ),
  )
  const member = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'member@rajt.example')
    .executeTakeFirst()
  if (!member) return
  await insertMany(tx, 'mentor_suggestion', [
    {
      member_id: member.id,
      project_id: own.id,
      semester_id: semester.id,
      mentor_id: suggested.id,
      suggested_at: later(now, -hours(11)),
    },
  ])
}

const projectsOf = (tx: Tx, semester: SecondSemester) =>
  tx
    .selectFrom('project as p')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .leftJoin('mentorship as m', 'm.project_id', 'p.id')
    .select(['p.id', 'o.email'])
    .select((eb) => eb('m.project_id', 'is not', null).as('hasMentor'))
    .where('p.semester_id', '=', semester.id)
    .where('p.status', '=', 'PUBLISHED')
    .orderBy('p.published_at', 'desc')
    .execute()

const mentorsOf = (tx: Tx) =>
  tx
    .selectFrom('mentor_profile as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email'])
    .where('m.is_published', '=', true)
    .where('a.disabled_at', 'is', null)
    .orderBy('a.sort_name')
    .execute()
