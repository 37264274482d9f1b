import { namingMissing, type ZipEntry } from '#platform/server/zip.ts'
import { filesOf } from './files.ts'
import { type Gathered, pageOf } from './page.ts'
import type { Whose } from './part.ts'
import { parts } from './parts.ts'
import { words } from './words.ts'

/** The page for people, the data for machines, and what was uploaded. */
export async function contentsOf(whose: Whose, at: Date): Promise<ZipEntry[]> {
  const said = words[whose.language]
  const gathered = await gather(whose)
  const data = { made: at, ...Object.fromEntries(gathered.map(({ name, rows }) => [name, rows])) }
  const page = pageOf({ language: whose.language, made: at, parts: gathered })
  return [
    { path: said.page, at, text: page },
    { path: said.data, at, text: JSON.stringify(data, null, 2) },
    ...(await filesOf(whose)),
  ]
}

async function gather(whose: Whose): Promise<Gathered[]> {
  const gathered: Gathered[] = []
  for (const [name, { rows, ...titles }] of Object.entries(parts))
    gathered.push({ name, title: titles[whose.language], rows: await rows(whose).execute() })
  return gathered.filter(({ rows }) => rows.length > 0)
}

/** Told inside of the zip about what the disk has lost. */
export const missingIn = (language: Whose['language'], at: Date) =>
  namingMissing(
    words[language].missing,
    at,
    (paths) => `${words[language].missingText}\n${paths.join('\n')}\n`,
  )
