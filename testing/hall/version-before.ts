import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '#testing/server/starting.ts'

const root = join(import.meta.dirname, '../..')

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' })

/** Checks another version out beside this one, with the packages of this one, while `work` runs on its root. */
export async function withVersion<T>(commit: string, work: (root: string) => Promise<T>): Promise<T> {
  const other = join(newFolder(), 'version')
  git('worktree', 'add', '--detach', other, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(other, 'node_modules'))
    return await work(other)
  } finally {
    git('worktree', 'remove', '--force', other)
  }
}
