import { createHash } from 'node:crypto'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import type { FirstSemester } from '#programme/programme/server/first-semester.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import { keepPdf } from './keep-pdf.ts'
import { onePagePdf } from './pdf.ts'
import { FORMER, type Person } from './people.ts'

const ideas: readonly (readonly [title: string, ...lines: string[]])[] = [
  [
    'Kölcsönbogrács',
    'Probléma: a társasházban mindenkinek van fúrója, és évente egyszer kell.',
    'Kinek: ötven lakásnál nagyobb házak lakóinak.',
    'Megoldás: egy közös szekrény, amelyet a közös képviselő nyit ki, telefon nélkül is.',
    'Az első próba: egy ház, három hét, tizenkét tárgy.',
    'Bevétel: havi 290 forint lakásonként, a közös költségben.',
  ],
  [
    'Első busz',
    'Probléma: a hajnali műszak dolgozói gyalog mennek haza, mert öt előtt nincs járat.',
    'Kinek: négy ipari park éjszakai műszakának.',
    'Megoldás: közös fuvar, amelyet a műszakvezető foglal le előző este.',
    'Az első próba: két hét egy gyárral, egy mikrobusszal.',
    'Bevétel: a munkáltató fizet utanként.',
  ],
  [
    'Szomszéd piac',
    'Probléma: a kiskertben megterem negyven kiló paradicsom, és a fele elrohad.',
    'Kinek: falusi nyugdíjasoknak és a városi szomszédaiknak.',
    'Megoldás: heti egy átvételi pont, előre megrendelt kosárral.',
    'Az első próba: egy falu, harminc család, három szombat.',
    'Bevétel: kosaranként 12 százalék.',
  ],
]

interface Into {
  tx: Tx
  files: Files
  now: Date
}

interface Of {
  chance: Chance
  students: readonly Person[]
  semester: FirstSemester
  challenges: readonly { id: string; max_students: number }[]
}

/** Most of those who are through with the course have handed in; a third of them for a challenge that had a slot. */
export async function handInOnePagers({ tx, files, now }: Into, of: Of): Promise<void> {
  const { chance, students, semester, challenges } = of
  const modules = Math.max(...students.map(({ modulesTaken }) => modulesTaken))
  const latest = new Date(Math.min(now.getTime(), semester.one_pager_deadline.getTime()))
  const left = new Map(challenges.map(({ id, max_students }) => [id, Math.ceil(max_students / 2)]))
  const pdfs = ideas.map(([title, ...lines]) => onePagePdf(title, lines))
  const rows = []
  for (const { id: account_id, username } of students.filter(
    ({ modulesTaken }) => modulesTaken === modules,
  )) {
    if (!chance.happens(0.8) && username !== FORMER) continue
    const pdf = chance.pick(pdfs)
    const submitted_at = later(latest, -hours(chance.between(1, 90)))
    const challenge_id = chance.happens(0.35) ? takeSlot(left) : null
    const type = challenge_id ? 'CHALLENGE' : 'OWN'
    const file_id = await keepPdf({ tx, files, now: submitted_at }, pdf, 'one-pager')
    const digest = createHash('sha256').update(pdf).digest()
    rows.push({ account_id, semester_id: semester.id, type, challenge_id, file_id, digest, submitted_at })
  }
  const seen = rows.map(({ account_id, semester_id, submitted_at }) => ({
    account_id,
    semester_id,
    at: later(submitted_at, -hours(2)),
  }))
  await insertMany(tx, 'one_pager_onboarding', seen)
  await insertMany(tx, 'one_pager', rows)
  for (const { id } of challenges) {
    const taken = rows.filter(({ challenge_id }) => challenge_id === id).length
    await tx.updateTable('challenge').set({ taken }).where('id', '=', id).execute()
  }
}

/** Of the first challenge that has one; half of the slots stay free for whoever tries the product. */
function takeSlot(left: Map<string, number>): string | null {
  const [found] = [...left].filter(([, slots]) => slots > 0)
  if (!found) return null
  left.set(found[0], found[1] - 1)
  return found[0]
}
