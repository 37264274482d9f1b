import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functions } from '#app/server/functions.ts'
import { startEmbedded } from '#local/embedded.ts'
import { migrate } from '#platform/server/migrate.ts'

/** What a text column holds, said here so that no query casts it: types of the contract, by table and column. */
const columns: Record<string, string> = {
  'Account.first_language': 'SpokenLanguage',
  'Account.language': 'Language',
  'Account.personality': 'Personality',
  'Account.role': 'Role',
  'Account.office_scope': 'OfficeScope',
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
  'Ruling.kind': 'RulingKind',
  'TeamRequest.kind': 'TeamRequestKind',
  'TeamRequest.status': 'TeamRequestStatus',
  'TeamRequest.void_reason': 'VoidReason',
}
const imports = `import type { CertificateStatus } from '#course/certificate/states.ts'
import type { AttemptStatus } from '#course/exam/calls.ts'
import type { RulingKind } from '#course/exam/ruling.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import type { ImportStatus } from '#office/imports/states.ts'
import type { ImportOutcome } from '#office/imports/calls.ts'
import type { NameChangeStatus } from '#people/name-change/states.ts'
import type { NewsRole } from '#announcements/news/calls.ts'
import type { Language, Personality, Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import type { ProjectStatus } from '#teams/project/states.ts'
import type { PushPage } from '#announcements/push/calls.ts'
import type { RegistrationStatus } from '#people/registration/states.ts'
import type { RemarkKind } from '#course/remark/calls.ts'
import type { RemarkStatus } from '#course/remark/states.ts'
import type { LeftOutReason } from '#teams/rescue/calls.ts'
import type { SpokenLanguage } from '#people/profile/spoken.ts'
import type { TeamRequestKind, TeamRequestStatus, VoidReason } from '#teams/request/states.ts'
`
const TYPES = join(import.meta.dirname, '../platform/server/database.generated.ts')

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
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' })
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
