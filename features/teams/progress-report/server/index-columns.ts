import type { Language } from '#platform/contract/parts.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { XlsxColumn } from '#platform/server/xlsx.ts'
import { isDissolved } from './present.ts'
import type { ProjectRow } from './queries.ts'
import { isIncomplete } from './rules.ts'

export const indexWords = {
  hu: {
    sheet: 'Jelentések',
    project: 'Projekt',
    owner: 'Projektgazda',
    email: 'E-mail-cím',
    university: 'Egyetem',
    members: 'Csapattagok',
    uploaded: 'Feltöltve',
    file: 'Fájl',
    state: 'Megjegyzés',
    missing: 'A feltöltött fájl nem található a tárhelyen',
    without: 'Nincs feltöltve',
    incomplete: 'Hiányos csapat',
    dissolved: 'Megszüntetett projekt',
    mark: 'megszüntetve',
    zip: 'előrehaladási jelentések',
  },
  en: {
    sheet: 'Reports',
    project: 'Project',
    owner: 'Project owner',
    email: 'Email address',
    university: 'University',
    members: 'Team members',
    uploaded: 'Uploaded',
    file: 'File',
    state: 'Note',
    missing: 'We can’t find the uploaded file in our storage',
    without: 'Not uploaded',
    incomplete: 'Incomplete team',
    dissolved: 'Dissolved project',
    mark: 'dissolved',
    zip: 'progress reports',
  },
} as const satisfies Record<Language, Record<string, string>>

interface Options {
  language: Language
  /** Names by id. */
  universities: Readonly<Record<string, string>>
  /** Paths within the zip, by project. */
  paths: ReadonlyMap<string, string>
  /** Those of them that the disk has lost. */
  lost: ReadonlySet<string>
}

/** One row for each project, whether its report is in the zip or not (decision X8). */
export function indexColumns({ language, universities, paths, lost }: Options): XlsxColumn<ProjectRow>[] {
  const t = indexWords[language]
  const noteOn = ({ id, members, status }: ProjectRow) => {
    const path = paths.get(id)
    if (!path) return t.without
    if (lost.has(path)) return isDissolved(status) ? `${t.dissolved}. ${t.missing}` : t.missing
    if (isDissolved(status)) return t.dissolved
    return isIncomplete(members) ? t.incomplete : null
  }
  return [
    { header: t.project, width: 30, value: ({ name }) => name },
    { header: t.owner, width: 26, value: (row) => fullName(row, language) },
    { header: t.email, width: 34, value: ({ email }) => email },
    {
      header: t.university,
      width: 42,
      value: ({ university_id: id }) => universities[id ?? ''] ?? id,
    },
    { header: t.members, width: 12, value: ({ members }) => members },
    { header: t.uploaded, width: 18, value: ({ submitted_at }) => submitted_at && { moment: submitted_at } },
    { header: t.file, width: 60, value: ({ id }) => paths.get(id) ?? null },
    { header: t.state, width: 42, value: noteOn },
  ]
}
