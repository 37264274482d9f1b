import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functions } from '../server/src/functions.ts'
import { startEmbedded } from '../server/src/plumbing/embedded.ts'
import { migrate } from '../server/src/plumbing/migrate.ts'

/** What a text column holds, said here so that no query casts it: types of the contract, by table and column. */
const columns: Record<string, string> = {
  'Account.first_language': 'SpokenLanguage',
  'Account.language': 'Language',
  'Account.personality': 'Personality',
  'Account.role': 'Role',
  'Account.second_language': 'SpokenLanguage',
  'Certificate.status': 'CertificateStatus',
  'ExamAttempt.status': 'AttemptStatus',
  'Import.status': 'ImportStatus',
  'ImportRow.outcome': 'ImportOutcome',
  'LessonMedia.language': 'Language',
  'LessonText.language': 'Language',
  'Mail.language': 'Language',
  'MentorProfile.first_language': 'SpokenLanguage',
  'MentorProfile.second_language': 'SpokenLanguage',
  'ModuleText.language': 'Language',
  'NameChange.status': 'NameChangeStatus',
  'News.language': 'Language',
  'News.roles': 'NewsRole',
  'PersonalityResult.personality': 'Personality',
  'PersonalityStatement.type': 'Personality',
  'PersonalityType.language': 'Language',
  'PersonalityType.personality': 'Personality',
  'PrivacyAcknowledgement.language': 'Language',
  'Project.status': 'ProjectStatus',
  'PushCampaign.redirect': 'PushPage',
  'Question.kind': 'QuestionKind',
  'QuestionText.language': 'Language',
  'Registration.status': 'RegistrationStatus',
  'Remark.kind': 'RemarkKind',
  'Remark.status': 'RemarkStatus',
  'RescuePlace.left_out': 'LeftOutReason',
  'TeamRequest.kind': 'TeamRequestKind',
  'TeamRequest.status': 'TeamRequestStatus',
  'TeamRequest.void_reason': 'VoidReason',
}
const imports = `import type { CertificateStatus } from '@rajt/contract/certificate-states'
import type { AttemptStatus, QuestionKind } from '@rajt/contract/exam'
import type { ImportStatus } from '@rajt/contract/import-states'
import type { ImportOutcome } from '@rajt/contract/imports'
import type { NameChangeStatus } from '@rajt/contract/name-change-states'
import type { NewsRole } from '@rajt/contract/news'
import type { Language, Personality, Role } from '@rajt/contract/parts'
import type { ProjectStatus } from '@rajt/contract/project-states'
import type { PushPage } from '@rajt/contract/push'
import type { RegistrationStatus } from '@rajt/contract/registration-states'
import type { RemarkKind } from '@rajt/contract/remark'
import type { RemarkStatus } from '@rajt/contract/remark-states'
import type { LeftOutReason } from '@rajt/contract/rescue'
import type { SpokenLanguage } from '@rajt/contract/spoken'
import type { TeamRequestKind, TeamRequestStatus, VoidReason } from '@rajt/contract/team-request-states'
`
const TYPES = join(import.meta.dirname, '../server/src/plumbing/database.generated.ts')

/** Writes the row types of a freshly migrated database; with --check only says whether they are up to date. */
const folder = mkdtempSync(join(tmpdir(), 'rajt-types-'))
const database = await startEmbedded(folder, () => undefined)
try {
  await migrate(database.url, { functions })
  const types = narrowed(generated(database.url))
  if (!process.argv.includes('--check')) writeFileSync(TYPES, types)
  else if (readFileSync(TYPES, 'utf8') !== types) {
    process.stderr.write('database.generated.ts is out of date: npm run types\n')
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function generated(url: string): string {
  const out = join(folder, 'types.ts')
  const command = join(import.meta.dirname, '../node_modules/.bin/kysely-codegen')
  const words = ['--dialect', 'postgres', '--url', url, '--numeric-parser', 'number', '--out-file', out]
  // It loads `typescript`, which it does not name among its packages: the one of openapi-typescript serves.
  const env = { ...process.env, NODE_PATH: join(import.meta.dirname, '../server/node_modules') }
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  return readFileSync(out, 'utf8')
}

// The generator's own overrides need an older TypeScript beside ours, and drop what a default makes optional.
function narrowed(types: string): string {
  const missing = new Set(Object.keys(columns))
  let table = ''
  const lines = types.split('\n').map((line) => {
    table = line.match(/^export interface (\w+)/)?.[1] ?? table
    const name = `${table}.${line.match(/^ {2}(\w+): /)?.[1]}`
    const type = columns[name]
    if (!type) return line
    missing.delete(name)
    return line.replace('string', type)
  })
  if (missing.size > 0) throw new Error(`No such columns: ${[...missing].join(', ')}`)
  return lines.join('\n').replace('import type { ColumnType }', `${imports}import type { ColumnType }`)
}
