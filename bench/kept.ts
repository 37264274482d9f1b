import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#local/embedded.ts'
import { fillTo } from './fill.ts'
import { fillTeamsTo } from './fill-teams.ts'
import { note } from './print.ts'
import { type Demonstration, end, type Process, rajt } from './servers.ts'

interface Filling {
  name: string
  /** What the sizes count. */
  of: string
  fill: (url: string, size: number) => Promise<void>
  /** The files that fill it: another text of these means another database. */
  files: readonly string[]
}

const fillings: Record<Demonstration, Filling> = {
  'semester-1': { name: 'growth', of: 'accounts', fill: fillTo, files: ['fill.ts'] },
  'semester-2': {
    name: 'teams',
    of: 'students',
    fill: fillTeamsTo,
    files: ['fill.ts', 'fill-teams.ts', 'fill-team-requests.ts'],
  },
}

/** Databases of some sizes, filled once and kept between runs, each with a server of its own. */
export async function keptServers(sizes: readonly number[], demonstration: Demonstration = 'semester-1') {
  const filling = fillings[demonstration]
  const folder = process.env.GROWTH_DIR || join(tmpdir(), 'rajt-growth')
  const database = await startEmbedded(folder, () => undefined)
  const kept: { size: number; url: string; server: Process }[] = []
  for (const size of sizes) {
    const name = `${filling.name}_${size}_${version(filling)}`
    const url = database.url.replace(/\/[a-z0-9_]+\?/, `/${name}?`)
    await createWhereMissing(database.url, name)
    const server = await rajt(url, join(folder, name), demonstration)
    const from = performance.now()
    if (!(await isFilled(url))) await filling.fill(url, size)
    const seconds = (performance.now() - from) / 1000
    if (seconds > 5) note(`${size} ${filling.of} filled in ${Math.round(seconds)} s, kept in ${folder}`)
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

function version({ files }: Filling): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 8)
}

/**
 * One filled account is enough: the server may have deleted others since, such as those with an unproven
 * address.
 */
async function isFilled(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query("select from account where username like 'bench%' limit 1")
  await client.end()
  return rowCount === 1
}

async function createWhereMissing(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${name}`)
  await client.end()
}
