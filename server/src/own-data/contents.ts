import { namingMissing, safeName, type ZipEntry } from '../plumbing/zip.ts'
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

async function filesOf({ db, id, language }: Whose): Promise<ZipEntry[]> {
  const said = words[language]
  const picture = await db
    .selectFrom('account as a')
    .innerJoin('file as f', 'f.id', 'a.picture_id')
    .select(['f.key', 'f.created_at'])
    .where('a.id', '=', id)
    .execute()
  const onePagers = await db
    .selectFrom('one_pager as o')
    .innerJoin('file as f', 'f.id', 'o.file_id')
    .innerJoin('semester as s', 's.id', 'o.semester_id')
    .select(['f.key', 'f.created_at', 's.key as semester'])
    .where('o.account_id', '=', id)
    .execute()
  const reports = await db
    .selectFrom('progress_report as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .select(['f.key', 'f.created_at', 'p.name'])
    .where('r.uploader_id', '=', id)
    .execute()
  return [
    ...picture.map(({ key, created_at }) => ({
      ...{ key, at: created_at },
      path: `${said.folder}/${said.picture}.webp`,
    })),
    ...onePagers.map(({ key, created_at, semester }) => ({
      ...{ key, at: created_at },
      path: `${said.folder}/one-pager ${safeName(semester)}.pdf`,
    })),
    ...reports.map(({ key, created_at, name }) => ({
      ...{ key, at: created_at },
      path: `${said.folder}/${parts.progressReports[language]} ${safeName(name)}.pdf`,
    })),
  ]
}

/** Told inside of the zip about what the disk has lost. */
export const missingIn = (language: Whose['language'], at: Date) =>
  namingMissing(
    words[language].missing,
    at,
    (paths) => `${words[language].missingText}\n${paths.join('\n')}\n`,
  )
