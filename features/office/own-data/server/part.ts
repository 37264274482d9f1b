import type { Compilable } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import type { Database } from '#platform/server/database.ts'
import type { Row } from './page.ts'

/** Whose data are read. */
export interface Whose {
  db: Database
  id: string
  /** Of the texts that data refer to. */
  language: Language
}

/** Some of somebody's data: their title in both languages, and their rows. */
export interface Part extends Record<Language, string> {
  rows: (whose: Whose) => Compilable & { execute(): Promise<Row[]> }
}
