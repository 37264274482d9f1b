import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'

interface Invented {
  title: string
  subtitle: string
  description: string
  language: 'hu' | 'en'
  /** By their English names. */
  categories: readonly string[]
  link: string
  /** Days from now; past ones are negative. */
  inDays: number
  /** Put off to the next one: 5 is a Friday. */
  weekday?: number
  hours: number
}

const invented: readonly Invented[] = [
  {
    title: 'Első ötven vevő',
    subtitle: 'Három alapító elmondja, honnan jött az első ötven, és mi nem működött',
    description:
      'Nem sikertörténetek: **mit próbáltak ki**, mennyibe került, és mit csinálnának másképp.\n\n- Kerámiaműhely, amely postán ad el\n- Bérszámfejtő kisvállalkozásoknak\n- Játék, amelyet az iskolák vettek meg',
    language: 'hu',
    categories: ['Talk', 'Marketing and sales'],
    link: 'https://startup-lab.example/elso-otven',
    inDays: 6,
    hours: 2,
  },
  {
    title: 'Pitchdélután',
    subtitle: 'Öt perc, öt dia, öt kérdés: próbáld ki, mielőtt számít',
    description:
      'Hozd el, amid van. A közönség **egyetlen** dolgot ír fel: mit értett meg belőle. Ezt kapod vissza.',
    language: 'hu',
    categories: ['Pitch', 'Community'],
    link: '',
    inDays: 13,
    hours: 3,
  },
  {
    title: 'Your first contract',
    subtitle: 'What to write down before two friends start a company',
    description: 'A lawyer walks through a founders’ agreement **line by line**. Bring your questions.',
    language: 'en',
    categories: ['Workshop', 'Law and finance'],
    link: 'https://startup-lab.example/first-contract',
    inDays: 20,
    hours: 2,
  },
  {
    title: 'Hétvégi hackathon: közlekedés',
    subtitle: 'Péntek délutántól vasárnap délig, csapattal vagy egyedül',
    description: 'Adatot és mentort mi hozunk, **kérdést** a városi közlekedésről ti.',
    language: 'hu',
    categories: ['Hackathon', 'Product development', 'Community'],
    link: 'https://startup-lab.example/hackathon',
    inDays: 30,
    weekday: 5,
    hours: 44,
  },
  {
    title: 'Félévnyitó a startup-labban',
    subtitle: 'Mi vár rátok, és kitől kérdezhettek',
    description: 'A felvételt és a vetített diákat a programirodától kérheted el.',
    language: 'hu',
    categories: ['Community'],
    link: '',
    inDays: -40,
    hours: 2,
  },
]

/** Events to come and one that is over. */
export async function announceEvents({ tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const known = await tx
    .selectFrom('term')
    .select(['id', 'en'])
    .where('kind', '=', 'event-category')
    .execute()
  const afternoon = new Date(new Date(now).setUTCHours(15, 0, 0, 0))
  for (const [n, { inDays, weekday, hours: lasts, categories, ...words }] of invented.entries()) {
    const earliest = later(afternoon, days(inDays))
    const wait = weekday === undefined ? 0 : (weekday - earliest.getUTCDay() + 7) % 7
    const starts_at = later(earliest, days(wait))
    const { id: event_id } = await tx
      .insertInto('startup_lab_event')
      .values({
        ...words,
        html: renderMarkdown(words.description, words.language),
        contact_email: 'esemenyek@startup-lab.example',
        starts_at,
        ends_at: later(starts_at, hours(lasts)),
        created_at: later(now, -days(60 - n)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = known
      .filter(({ en }) => categories.includes(en))
      .map(({ id }, i) => ({ event_id, category_id: id, position: i + 1 }))
    await tx.insertInto('event_has_category').values(rows).execute()
  }
}
