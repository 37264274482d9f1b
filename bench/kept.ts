import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/src/plumbing/embedded.ts'
import { fillTo } from './fill.ts'
import { note } from './print.ts'
import { end, type Process, rajt } from './servers.ts'

/** Databases of some sizes, filled once and kept between runs, each with a server of its own. */
export async function keptServers(sizes: readonly number[]) {
  const folder = process.env.GROWTH_DIR || join(tmpdir(), 'rajt-growth')
  const database = await startEmbedded(folder, () => undefined)
  const kept: { size: number; url: string; server: Process }[] = []
  for (const size of sizes) {
    const name = `growth_${size}_${version()}`
    const url = database.url.replace(/\/[a-z0-9_]+\?/, `/${name}?`)
    await createWhereMissing(database.url, name)
    const server = await rajt(url, join(folder, name))
    const from = performance.now()
    await fillTo(url, size)
    const seconds = (performance.now() - from) / 1000
    if (seconds > 5) note(`${size} accounts filled in ${Math.round(seconds)} s, kept in ${folder}`)
    kept.push({ size, url, server })
  }
  return {
    kept,
    async stop() {
      for (const { server } of kept) await end(server)
      await database.stop()
    },
  }
}

/** What a database was filled with: another fill means another database. */
function version(): string {
  const text = readFileSync(join(import.meta.dirname, 'fill.ts'))
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

async function createWhereMissing(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${name}`)
  await client.end()
}
