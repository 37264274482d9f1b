import type { Tx } from '#platform/server/database.ts'
import { type Chance, someOf } from './chance.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

const titles = [
  'Alapító, Kerámiaműhely Online',
  'Termékvezető, Medve Gyógyszertárak',
  'Befektetési menedzser, Első Kör Alap',
  'Ügyvéd, Sárosi és Társa',
  'Értékesítési vezető, Zöldút Logisztika',
  'Szoftverfejlesztő és társalapító, Kockacukor Games',
  'Pénzügyi tanácsadó, Tiszta Könyvek',
]
const biographies = [
  'Két céget építettem fel, az egyiket bezártam. A másodikból tanultam többet.\n\nAbban segítek, hogy az első hónapban már vevővel beszéljetek, és ne diával.',
  'Tizenkét éve fejlesztek termékeket olyan embereknek, akik nem szeretik a számítógépet. Mindig az első próbával kezdem.',
  'Évente százötven bemutatót hallgatok végig. Elmondom, melyik mondatnál veszítitek el a közönséget.',
  'Szerződések, szellemi tulajdon, társasági forma: mielőtt aláírtok valamit, nézzük át együtt.',
]
const others = ['en', 'de', 'fr', 'it', null] as const

/** Most of the mentors have published their profile; the one of the demonstration has not yet. */
export async function publishMentors(
  { tx, now }: { tx: Tx; now: Date },
  chance: Chance,
  people: readonly Person[],
) {
  const terms = await tx.selectFrom('term').select(['id', 'kind']).execute()
  const ofKind = (kind: string) => terms.filter((one) => one.kind === kind).map(({ id }) => id)
  const mentors = people.filter(
    ({ role, email, invitation }) =>
      role === 'MENTOR' && email !== 'mentor@rajt.example' && invitation?.taken !== false,
  )
  const profiles = mentors
    .filter(() => chance.happens(0.85))
    .map(({ id: account_id, email, username }) => ({
      account_id,
      contact_email: email,
      phone: '',
      facebook: '',
      saved_at: now,
      is_published: true,
      linkedin: chance.happens(0.5) ? `https://www.linkedin.com/in/${username}` : '',
      website: chance.happens(0.3) ? `https://${username?.replaceAll('.', '-')}.example` : '',
      biography: chance.pick(biographies),
      title: chance.pick(titles),
      first_language: 'hu' as const,
      second_language: chance.pick(others),
    }))
  const chosen = profiles.flatMap(({ account_id }) => [
    ...someOf(chance, ofKind('specialization'), 3).map((term_id, i) => ({
      account_id,
      term_id,
      kind: 'specialization',
      position: i + 1,
    })),
    ...someOf(chance, ofKind('focus'), 4).map((term_id, i) => ({
      account_id,
      term_id,
      kind: 'focus',
      position: i + 1,
    })),
  ])
  await insertMany(tx, 'mentor_profile', profiles)
  await insertMany(tx, 'mentor_has_term', chosen)
}

/** In the second semester the mentor of the demonstration is found as well. */
export async function publishOwnMentor({ tx, now }: { tx: Tx; now: Date }, people: readonly Person[]) {
  const mentor = people.find(({ email }) => email === 'mentor@rajt.example')
  if (!mentor) return
  const terms = await tx.selectFrom('term').select(['id', 'kind']).orderBy('hu').execute()
  const chosen = (['specialization', 'focus'] as const).flatMap((kind) =>
    terms
      .filter((one) => one.kind === kind)
      .slice(0, 2)
      .map(({ id: term_id }, i) => ({ account_id: mentor.id, term_id, kind, position: i + 1 })),
  )
  await insertMany(tx, 'mentor_profile', [
    {
      account_id: mentor.id,
      contact_email: mentor.email,
      phone: '+36 30 555 0142',
      facebook: '',
      linkedin: '',
      website: 'https://elso-kor.example',
      saved_at: now,
      is_published: true,
      biography:
        'Húsz csapatot kísértem végig az első bevételig. Havonta egyszer találkozunk, közte bármikor írhattok.',
      title: 'Mentor, Első Kör Alap',
      first_language: 'hu' as const,
      second_language: 'en' as const,
    },
  ])
  await insertMany(tx, 'mentor_has_term', chosen)
}
