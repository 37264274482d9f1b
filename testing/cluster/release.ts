import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '#platform/server/in-project.ts'
import type { AppMachine } from './app.ts'

const project = inProject('.')

/** A machine's own copy of this project: what its programs run, and what a new version changes. */
export function checkOut(disk: string, machine: AppMachine): string {
  const tree = join(disk, machine, 'rajt')
  mkdirSync(tree, { recursive: true })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
  })
  for (const path of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    cpSync(join(project, path), join(tree, path))
  }
  execFileSync('cp', ['-al', join(project, 'node_modules'), join(tree, 'node_modules')])
  // Of its own: each build notes there what it has built.
  execFileSync('cp', [
    '-a',
    '--remove-destination',
    join(project, 'node_modules/.rajt'),
    join(tree, 'node_modules'),
  ])
  execFileSync('cp', ['-a', join(project, 'app/web/dist'), join(tree, 'app/web')])
  return tree
}

export const programOf = (tree: string) => ['--max-heap-size=2048', join(tree, 'app/server/main.ts')]

const MIGRATION = 'app/server/migrations/0999_drill.sql'
const PAGE = 'app/web/app.tsx'
const CHANGE = "\ndocument.documentElement.dataset.version = 'next'\n"

/** Makes the next version of a machine's copy: tables have a column more, and every page has other scripts. */
export async function makeNextVersion(tree: string): Promise<void> {
  writeFileSync(
    join(tree, MIGRATION),
    `alter table news add column drilled text;
alter table project add column drilled integer not null default 0;
create table drilled (id uuid primary key);
`,
  )
  appendFileSync(join(tree, PAGE), CHANGE)
  await build(tree)
}

/** Makes the version before of it again, as an operator does who does not like the next one. */
export async function makeVersionBefore(tree: string): Promise<void> {
  rmSync(join(tree, MIGRATION))
  cpSync(join(project, PAGE), join(tree, PAGE))
  await build(tree)
}

async function build(tree: string): Promise<void> {
  const words = ['-n', '19', process.execPath, '-e', "import('./scripts/build.mjs').then((m) => m.build())"]
  await promisify(execFile)('nice', words, { cwd: tree })
}
