import type { NewsFields } from '#announcements/news/calls.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Files, newFileKey } from '#platform/server/files.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'
import type { Person } from './people.ts'

interface Invented extends Partial<NewsFields> {
  title: string
  text: string
  /** Of the demonstration accounts. */
  by: 'office' | 'university'
  daysAgo: number
  isEdited?: true
}

const invented: readonly Invented[] = [
  {
    by: 'office',
    daysAgo: 1,
    imageText: 'Zöld vonal kanyarog a rajttól a célig, hét megállóval.',
    title: 'Megnyílt az út a félév végéig: így tervezd a heteidet',
    text: 'Hét modul vár rád; a **Modulok** oldalon mindegyiknél látod, mennyi idő az olvasás és mennyi a feladat. Ha hetente egyet elvégzel, a félév vége előtt marad időd a javítóvizsgákra is.\n\n- Először a leckék, utána a modulvizsga.\n- Minden vizsgát egyszer javíthatsz, és **az utolsó eredmény számít**.\n- A one-pagert akkor adhatod be, ha minden modullal és vizsgával kész vagy.',
    roles: ['STUDENT', 'UNIVERSITY'],
  },
  {
    by: 'university',
    daysAgo: 3,
    title: 'Konzultáció Szegeden csütörtökönként',
    text: 'Minden csütörtökön **16 és 18 óra között** várunk az egyetemi inkubátorházban. Hozd az ötletedet, akkor is, ha még csak egy mondat!\n\nJelentkezni nem kell, elég, ha benézel.',
    roles: ['STUDENT'],
  },
  {
    by: 'office',
    daysAgo: 6,
    language: 'en',
    title: 'For our international students: the whole course is in English too',
    text: 'Every lesson, exam and podcast is available in **English**. Switch the language at the top of the page; your progress stays the same in both.',
    roles: ['STUDENT', 'MENTOR'],
  },
  {
    by: 'office',
    daysAgo: 9,
    isEdited: true,
    title: 'Mentoroknak: indul a közös felkészülés',
    text: 'A második félév előtt két online estén beszéljük át, mire számíthatnak tőletek a csapatok. A tananyagot már most végigolvashatjátok a **Modulok** oldalon.',
    roles: ['MENTOR'],
  },
  {
    by: 'office',
    daysAgo: 14,
    title: 'Koordinátoroknak: nyolc napon belül döntsetek!',
    text: 'A hallgatóknak azt ígérjük, hogy a regisztrációjukról **4–8 napon belül** döntünk. Nézzetek rá hetente legalább kétszer a várakozókra!',
    roles: ['UNIVERSITY'],
  },
]

const inSecond: readonly Invented[] = [
  {
    by: 'office',
    daysAgo: 1,
    title: 'Csapatok: most dől el, kivel dolgoztok a félévben',
    text: 'A csapatok **két-három fősek**, és a csapatalakítási határidő után már nem változnak.\n\n- Ha van projekted, nézd meg a **Csapattagkeresőt**.\n- Ha még keresel, jelentkezz több projektre, és tedd közzé a bemutatkozásodat.\n- Mentort a projektgazda kérhet fel, a tagok javasolhatnak.',
    roles: ['STUDENT', 'UNIVERSITY'],
  },
  {
    by: 'office',
    daysAgo: 4,
    title: 'Mentoroknak: megjelentek az első projektek',
    text: 'A **Projektkeresőben** már olvashatjátok a csapatok leírását. Ha egy megtetszik, jelezzétek, hogy érdekel: a projektgazda látja, és felkérhet benneteket.',
    roles: ['MENTOR'],
  },
]

/** How long before the second semester's news those of the first are. */
const SEMESTER_DAYS = 120

const newsOf = (isSecond: boolean) =>
  isSecond
    ? [...inSecond, ...invented.map((one) => ({ ...one, daysAgo: one.daysAgo + SEMESTER_DAYS }))]
    : invented

/** News of the office and of one university, one of them with an image; a second semester has its own on top. */
export async function publishNews(
  { tx, files, now }: { tx: Tx; files: Files; now: Date },
  people: readonly Person[],
  isSecond: boolean,
): Promise<void> {
  for (const { title, text, by, daysAgo, isEdited, ...fields } of newsOf(isSecond)) {
    const { language = 'hu', roles = [], imageText = '' } = fields
    const author = people.find(({ email }) => email === `${by}@rajt.example`)
    const created_at = later(now, -days(daysAgo))
    const row = { title, text, language, roles, image_text: imageText, html: renderMarkdown(text, language) }
    await tx
      .insertInto('news')
      .values({
        ...row,
        author_id: author?.id ?? null,
        university_id: author?.university_id ?? null,
        created_at,
        edited_at: isEdited ? later(created_at, hours(5)) : null,
        image_id: imageText ? await drawnImage(tx, files, created_at) : null,
      })
      .execute()
  }
}

const STOPS = [
  [110, 450],
  [330, 352],
  [560, 408],
  [770, 300],
  [960, 352],
  [1160, 220],
  [1390, 150],
]
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="844" viewBox="0 -122 1500 844">
  <rect y="-122" width="1500" height="844" fill="#08543a"/>
  <polyline points="${STOPS.join(' ')}" fill="none" stroke="#5fd39b" stroke-width="14" stroke-linejoin="round"/>
  ${STOPS.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="26" fill="${i === 0 ? '#ffd7a3' : '#dff1e6'}"/>`).join('')}
</svg>`

async function drawnImage(tx: Tx, files: Files, created_at: Date): Promise<string> {
  // Here alone: what draws is loaded by no other start.
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(drawing)).webp().toBuffer()
  const key = newFileKey('pictures', 'webp')
  await files.put(key, bytes)
  const row = { key, media_type: 'image/webp', name: 'news.webp', bytes: bytes.length, created_at }
  const { id } = await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
