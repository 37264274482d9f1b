import type { Language } from '@rajt/contract/parts'
import type { Database } from '../plumbing/database.ts'

/** Whose data are read. */
export interface Whose {
  db: Database
  id: string
  /** Of the texts that data refer to. */
  language: Language
}
