import { spawnSync } from 'node:child_process'
import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

const NOBODY = 65534

/** How a program of PostgreSQL is run, which refuses to run as root. */
export interface Launcher {
  /** Words put before the program. */
  prefix: string[]
  uid?: number
}

/** As root: in a user namespace where there is `unshare`, else as the user "nobody". */
export function findLauncher(native: string): Launcher {
  const orphanProof = works('setpriv', ['--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : []
  if (process.getuid?.() !== 0) return { prefix: orphanProof }
  const mapped = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  const postgres = join(native, 'bin', 'postgres')
  if (works('unshare', [...mapped.slice(1), postgres, '--version']))
    return { prefix: [...mapped, ...orphanProof] }
  if (!works(postgres, ['--version'], NOBODY))
    throw new CannotStart(
      `PostgreSQL refuses to run as root, and the user "nobody" cannot reach ${native}. Start Rajt as an ordinary user, or from a folder open to others, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  return { prefix: orphanProof, uid: NOBODY }
}

function works(command: string, words: string[], uid?: number): boolean {
  return spawnSync(command, words, { stdio: 'ignore', uid }).status === 0
}

/** Gives a folder to the user the programs run as. */
export async function openTo({ uid }: Launcher, path: string): Promise<void> {
  if (!uid) return
  await chown(path, uid, uid)
  await chmod(path, 0o700)
}

export function identity({ uid }: Launcher): { uid?: number; gid?: number } {
  return uid ? { uid, gid: uid } : {}
}
