import type { ChallengeFields } from '#documents/challenge/calls.ts'
import { firstOf } from '#platform/contract/signs.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Files, newFileKey } from '#platform/server/files.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'
import type { FirstSemester } from '#programme/programme/server/first-semester.ts'
import { onePagePdf } from './pdf.ts'

type Invented = Omit<ChallengeFields, 'deadline'> & {
  /** Days before the semester's own deadline for one-pagers. */
  endsBefore: number
  colour: string
  /** Titles of its documents. */
  documents: readonly string[]
}

const invented: readonly Invented[] = [
  {
    company: 'Zöldút Logisztika',
    title: 'Félig üres furgonok',
    summary:
      'A városi kiszállító autók fele félig üresen fordul vissza. Mire lehetne használni a visszautat?',
    description:
      'Naponta **140 furgonunk** jár a nagyvárosokban. Délután öt és hét között a legtöbb üresen tér vissza a telephelyre.\n\n## Amit keresünk\n\n- kinek ér valamit egy kiszámítható, olcsó visszaút,\n- hogyan tudja meg valaki, hogy jön az autó,\n- mi az első, amit két hét alatt ki lehet próbálni.\n\nMentorunk kéthetente egy órát szán a csapatra.',
    language: 'hu',
    maxStudents: 12,
    endsBefore: 7,
    colour: '#1c7c54',
    documents: ['Furgonok útvonalai, 2026 tavasz', 'Amit a sofőrök mesélnek'],
  },
  {
    company: 'Medve Gyógyszertárak',
    title: 'A gyógyszer, amit nem vesznek be',
    summary:
      'Az idős betegek harmada rendszeresen kihagy egy-egy adagot. Segíts nekik úgy, hogy nem kell hozzá okostelefon!',
    description:
      'Patikáinkban havonta **húszezer** tartós gyógyszert szedő vevő fordul meg. Az applikációk a korosztály tizedéhez jutnak el.\n\nOlyan megoldást keresünk, amely a patikában kezdődik, és otthon, telefon nélkül is működik.',
    language: 'hu',
    maxStudents: 6,
    endsBefore: 0,
    colour: '#b3541e',
    documents: ['Kutatási összefoglaló'],
  },
  {
    company: 'Napkoszorú Energia',
    title: 'A panel közös számlája',
    summary:
      'Egy társasház tetején napelem van, de senki sem tudja, kinek mennyit hoz. Hogyan lehet igazságos és érthető az elszámolás?',
    description:
      'Tizenkét társasházban mérünk lakásonként, negyedóránként. Az adatok megvannak, a lakók mégsem hiszik el a számlát.\n\n- Mit mutassunk, és mikor?\n- Ki magyarázza el, ha valaki nem érti?',
    language: 'hu',
    maxStudents: 3,
    endsBefore: 0,
    colour: '#8a6d00',
    documents: [],
  },
  {
    company: 'Kockacukor Games',
    title: 'A game that teaches one thing well',
    summary:
      'Pick one idea from school that most people forget within a year, and make a five-minute game that keeps it alive.',
    description:
      'We publish small games in eleven languages. **Five minutes** is what people have on a bus.\n\nWe are looking for a paper prototype that was tried with at least five people, and what you learned from watching them.',
    language: 'en',
    maxStudents: 8,
    endsBefore: 14,
    colour: '#5a3ea6',
    documents: ['How we try out prototypes'],
  },
]

interface Into {
  tx: Tx
  files: Files
  now: Date
}

/** Challenges of invented partners, with drawn logos and short documents. Answers their ids. */
export async function publishChallenges(
  { tx, files, now }: Into,
  semester: FirstSemester,
): Promise<{ id: string; max_students: number }[]> {
  const added = []
  for (const [n, { endsBefore, colour, documents, maxStudents, ...words }] of invented.entries()) {
    const created_at = later(now, -days(20 - n))
    const { id } = await tx
      .insertInto('challenge')
      .values({
        ...words,
        html: renderMarkdown(words.description, words.language),
        max_students: maxStudents,
        semester_id: semester.id,
        deadline: later(semester.one_pager_deadline, -days(endsBefore)),
        logo_id: await drawnLogo({ tx, files, now: created_at }, words.company, colour),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [i, title] of documents.entries())
      await tx
        .insertInto('challenge_document')
        .values({
          challenge_id: id,
          position: i + 1,
          file_id: await document({ tx, files, now: created_at }, title),
        })
        .execute()
    added.push({ id, max_students: maxStudents })
  }
  return added
}

async function document(into: Into, title: string): Promise<string> {
  const pdf = onePagePdf(title, ['Bemutató anyag: a kiíró partner ide teszi a háttéranyagát.'])
  return put(into, pdf, { folder: 'documents', media_type: 'application/pdf', name: `${title}.pdf` })
}

async function drawnLogo(into: Into, company: string, colour: string): Promise<string> {
  const letter = firstOf(company, 1)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="140">
  <rect width="240" height="140" rx="22" fill="${colour}"/>
  <circle cx="176" cy="70" r="34" fill="#fff" fill-opacity=".22"/>
  <path d="M36 100 L76 40 L116 100 Z" fill="#fff" aria-label="${letter}"/>
</svg>`
  // Here alone: what draws is loaded by no other start.
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(drawing)).webp().toBuffer()
  return put(into, bytes, { folder: 'pictures', media_type: 'image/webp', name: 'logo.webp' })
}

interface About {
  folder: string
  media_type: string
  name: string
}

async function put({ tx, files, now }: Into, bytes: Uint8Array, { folder, ...about }: About) {
  const key = newFileKey(folder, about.name.split('.').at(-1) ?? 'bin')
  await files.put(key, bytes)
  const row = { ...about, key, bytes: bytes.length, created_at: now }
  const { id } = await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
