import type { PushPage } from '#announcements/push/calls.ts'
import { days, later, seconds } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

interface Invented {
  title: string
  text: string
  redirect: PushPage
  daysAgo: number
  /** One in this many students had a device then. */
  everyOther: number
}

const FIRST = 'student@rajt.example'

const ofFirst: readonly Invented[] = [
  {
    title: 'Készülj a one-pagerre!',
    text: 'Aki minden modult teljesített, beadhatja az ötletét egy oldalon. Nézd meg, hol tartasz!',
    redirect: 'modules',
    daysAgo: 2,
    everyOther: 3,
  },
  {
    title: 'Indul a félév!',
    text: 'Megnyílt az első modul. Két óra, és már rajta is vagy a vonalon.',
    redirect: 'modules',
    daysAgo: 20,
    everyOther: 2,
  },
]
const ofSecond: readonly Invented[] = [
  {
    title: 'Közeleg a csapatalakítási határidő',
    text: 'Aki még csapatot keres: nézz körül a projektek között, vagy tedd közzé a bemutatkozásodat!',
    redirect: 'search',
    daysAgo: 2,
    everyOther: 3,
  },
  {
    title: 'Indul a második félév!',
    text: 'Indíts projektet, vagy csatlakozz egyhez, és kezdd el az első modult!',
    redirect: 'my-project',
    daysAgo: 20,
    everyOther: 2,
  },
]

/** Campaigns that were sent and have ended; their devices are gone, because nobody's browser is behind them. */
export async function sendCampaigns(
  { tx, now }: { tx: Tx; now: Date },
  people: readonly Person[],
  semester: SemesterRow,
): Promise<void> {
  const office = people.find(({ email }) => email === 'office@rajt.example')
  for (const { daysAgo, everyOther, ...words } of semester.number === 2 ? ofSecond : ofFirst) {
    const sent_at = later(now, -days(daysAgo))
    const students = people.filter(
      (one) => one.role === 'STUDENT' && one.onboarded && one.created_at < sent_at,
    )
    // Who shows the demonstration to others has a device; most have none, and find it on their dashboards.
    const reached = students.filter(({ email }, n) => email === FIRST || n % everyOther === 0)
    const isLost = (n: number) => n % 17 === 16
    const failed = reached.filter((_, n) => isLost(n)).length
    const counts = { students: students.length, people: reached.length, devices: reached.length }
    const { id: campaign_id } = await tx
      .insertInto('push_campaign')
      .values({
        ...words,
        ...counts,
        key: crypto.randomUUID(),
        semester_id: semester.id,
        author_id: office?.id ?? '',
        sent_at,
        delivered: reached.length - failed,
        failed,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = later(sent_at, seconds(2))
    const deliveries = reached.map(({ id: account_id }, n) => ({
      campaign_id,
      account_id,
      device_id: null,
      tries: 1,
      ...(isLost(n)
        ? { failed_at: at, delivered_at: null, status: 410 }
        : { failed_at: null, delivered_at: at, status: 201 }),
    }))
    await insertMany(tx, 'push_delivery', deliveries)
  }
}
