import { safeName } from '#platform/server/file-name.ts'
import { apart, type ZipEntry } from '#platform/server/zip.ts'
import type { Whose } from './part.ts'
import { parts } from './parts.ts'
import { words } from './words.ts'

interface Uploaded {
  key: string
  created_at: Date
  /** What tells the file from others of its kind. */
  name: string | null
}

interface Kind {
  title: (language: Whose['language']) => string
  ending: 'pdf' | 'webp'
  rows: (whose: Whose) => Promise<Uploaded[]>
}

/** What somebody uploaded, by the column that refers to it; a test finds each such column here or left out. */
export const uploads: Readonly<Record<string, Kind>> = {
  'account.picture_id': {
    title: (language) => words[language].picture,
    ending: 'webp',
    rows: ({ db, id }) =>
      db
        .selectFrom('account as a')
        .innerJoin('file as f', 'f.id', 'a.picture_id')
        .select((eb) => ['f.key', 'f.created_at', eb.val<string | null>(null).as('name')])
        .where('a.id', '=', id)
        .execute(),
  },
  'one_pager.file_id': {
    title: () => 'one-pager',
    ending: 'pdf',
    rows: ({ db, id }) =>
      db
        .selectFrom('one_pager as o')
        .innerJoin('file as f', 'f.id', 'o.file_id')
        .innerJoin('semester as s', 's.id', 'o.semester_id')
        .select(['f.key', 'f.created_at', 's.key as name'])
        .where('o.account_id', '=', id)
        .execute(),
  },
  'progress_report.file_id': {
    title: (language) => parts.progressReports[language],
    ending: 'pdf',
    rows: ({ db, id }) =>
      db
        .selectFrom('progress_report as r')
        .innerJoin('file as f', 'f.id', 'r.file_id')
        .innerJoin('project as p', 'p.id', 'r.project_id')
        .select(['f.key', 'f.created_at', 'p.name'])
        .where('r.uploader_id', '=', id)
        .execute(),
  },
  'team_request.cv_file_id': {
    title: (language) => words[language].cv,
    ending: 'pdf',
    rows: ({ db, id }) =>
      db
        .selectFrom('team_request as r')
        .innerJoin('file as f', 'f.id', 'r.cv_file_id')
        .innerJoin('project as p', 'p.id', 'r.project_id')
        .select(['f.key', 'f.created_at', 'p.name'])
        .where('r.person_id', '=', id)
        .orderBy('r.sent_at')
        .execute(),
  },
}

/** Columns whose files belong to nobody in particular. */
export const uploadsLeftOut: Readonly<Record<string, string>> = {
  'challenge.logo_id': 'the programme’s',
  'challenge_document.file_id': 'the programme’s',
  'news.image_id': 'the programme’s',
  'startup_lab_event.logo_id': 'the programme’s',
  'lesson_media.file_id': 'the course’s',
  'lesson_media.captions_id': 'the course’s',
  'lesson_media.poster_id': 'the course’s',
  'medium.file_id': 'the course’s',
  'medium.captions_id': 'the course’s',
  'medium.poster_id': 'the course’s',
  'medium_replacement.file_id': 'the course’s',
  'upload_part.file_id': 'the course’s',
  'own_data.file_id': 'this file itself',
}

export async function filesOf(whose: Whose): Promise<ZipEntry[]> {
  const entries: { key: string; at: Date; path: string }[] = []
  for (const { title, ending, rows } of Object.values(uploads))
    for (const { key, created_at, name } of await rows(whose)) {
      const words = [title(whose.language), ...(name ? [safeName(name)] : [])]
      entries.push({ key, at: created_at, path: `${words.join(' ')}.${ending}` })
    }
  const paths = apart(entries.map(({ path }) => path))
  const { folder } = words[whose.language]
  return entries.map((entry, n) => ({ ...entry, path: `${folder}/${paths[n]}` }))
}
