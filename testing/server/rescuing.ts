import { currentSemester } from '#programme/programme/server/current.ts'
import { rescue } from '#teams/rescue/calls.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import { asSecond, beginSemester, enterInto } from './second-semester.ts'

type Rajt = Pick<TestRajt, 'as' | 'db' | 'clock' | 'enter' | 'settled'>

/** A rescue round, in short. */
export function rescuingOf(rajt: Rajt) {
  const { as, db, clock } = rajt
  let key = ''
  const office = as(gabor)
  const round = () => office.does(rescue.round, { query: {} })
  const now = async () => ({ revision: (await round()).round.revision })
  return {
    round,
    now,
    /** Another semester, in which nobody is yet. */
    async begin() {
      const { key: last } = await currentSemester(db)
      const year = Number(last.slice(0, 4)) + 1
      key = `${year}-${(year + 1) % 100}-2`
      const ended = { status: 'VOID', void_reason: 'semester-ended', closed_at: clock.now() } as const
      await db.updateTable('team_request').set(ended).where('status', '=', 'PENDING').execute()
      await beginSemester(rajt, key, asSecond(clock.now()))
    },
    enter: (traits: Partial<Person> = {}) => enterInto(rajt, key, traits),
    propose: async () => office.does(rescue.propose, { body: await now() }),
    send: async () => office.does(rescue.send, { body: await now() }),
    move: async (student: { id: string }, beside: { id: string } | null) =>
      office.call(rescue.move, {
        body: { ...(await now()), student: student.id, beside: beside?.id ?? null },
      }),
    mine: async (who: Person) => (await as(who).does(rescue.mine)).rescue,
    /** Names of the people of each group, those who are proposed. */
    groups: async () =>
      (await round()).entries
        .filter(({ kind }) => kind === 'PROJECT' || kind === 'OPEN')
        .map(({ people }) => people.filter(({ standing }) => standing === 'PROPOSED').map(({ _id }) => _id)),
  }
}
