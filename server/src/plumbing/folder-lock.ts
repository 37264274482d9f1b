import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

const SOCKET_PATH_MAX = 90

/** Held by the process, not by a file, so that a killed process never leaves it behind. */
export async function takeLock(folder: string): Promise<Server> {
  const refusal = new CannotStart(
    `Another Rajt is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
  const address = lockAddress(folder)
  if (!address.startsWith('\0')) {
    mkdirSync(dirname(address), { recursive: true, mode: 0o700 })
    if (await answers(address)) throw refusal
    rmSync(address, { force: true })
  }
  const server = createServer((socket) => socket.end())
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? refusal : error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** Linux has names that end with their process; elsewhere it is a socket file, which a killed process leaves behind. */
function lockAddress(folder: string): string {
  if (process.platform !== 'linux') return join(socketFolder(folder), 'rajt.lock')
  return `\0rajt-${nameOf(realpathSync(folder))}`
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Where the sockets of a folder are: inside it, unless its path is too long for a socket's. */
export function socketFolder(folder: string): string {
  const inside = join(folder, 'run')
  if (inside.length <= SOCKET_PATH_MAX) return inside
  return join(tmpdir(), `rajt-${nameOf(folder)}`)
}

const nameOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16)
