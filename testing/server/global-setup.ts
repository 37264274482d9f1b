import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#local/embedded.ts'
import { databaseAt, makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that each test file's own is made beside. */
    databaseUrl: string
    /** Holds `files`, the course's media. */
    templateFolder: string
  }
}

/** Some files make a database for each of their tests, each with a pool of its own. */
const CONNECTIONS = 400

/** One PostgreSQL for the whole run, with a template that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-test-'))
  const database = await startEmbedded(folder, () => undefined, CONNECTIONS)
  await forgetDurability(database.url)
  await makeTemplate(database.url, folder)
  project.provide('databaseUrl', database.url)
  project.provide('templateFolder', folder)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What these tests store need not outlive a power cut. */
async function forgetDurability(url: string): Promise<void> {
  const client = new pg.Client(databaseAt(url, 'postgres'))
  await client.connect()
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}
